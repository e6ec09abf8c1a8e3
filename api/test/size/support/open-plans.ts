import type { TestApp } from '../../support/test-app.js';
import { MariaDbPlans } from './mariadb-plans.js';
import type { Plans } from './plan.js';
import { SqlitePlans } from './sqlite-plans.js';

export function openPlans({ database: { target } }: TestApp): Promise<Plans> {
  return target.kind === 'mariadb' ? MariaDbPlans.open(target.url) : SqlitePlans.open(target.file);
}
