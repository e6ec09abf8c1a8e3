import 'reflect-metadata';
import { ApiDescription } from './common/http/api-description.js';
import { Clock } from './common/time/clock.js';
import { parseSettings } from './config/settings.js';
import { configureApp } from './configure-app.js';

/** `npm run api-description`: prints the OpenAPI document. It opens no database and reads no settings. */
async function main(): Promise<void> {
  const settings = parseSettings(new Map([['LOG_LEVEL', 'silent']]), process.cwd());
  const app = await configureApp({ settings, clock: new Clock() });
  process.stdout.write(JSON.stringify(app.get(ApiDescription).document, null, 2));
  await app.close();
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
