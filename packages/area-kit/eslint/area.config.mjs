/** The lint rules for the area in AREA_DIR; see `touchline lint`. */
import { join } from 'node:path';
import tseslint from 'typescript-eslint';
import { featureZones, folders } from './directions.mjs';
import { areaRules, commonRules, hookRules, nodeScripts, testRules } from './rules.mjs';

const root = process.env.AREA_DIR;
const zone = (target, from, message, except = []) => ({
  target: join(root, target),
  from: join(root, from),
  message,
  except,
});

export default tseslint.config(
  { ignores: ['**/dist/**', '**/dist.tmp/**', '**/node_modules/**', '**/.cache/**', '.types-*/**'] },
  ...commonRules(featureZones('', folders(join(root, 'src/features')), zone)),
  { files: ['**/*.config.mjs'], rules: { 'import-x/no-default-export': 'off' } },
  testRules(['**/*.spec.ts', '**/*.spec.tsx', 'stories/**']),
  nodeScripts,
  hookRules('src'),
  areaRules('src'),
  { files: ['**/*.spec.ts', '**/*.spec.tsx', '**/*.mjs'], rules: { 'no-restricted-syntax': 'off' } },
);
