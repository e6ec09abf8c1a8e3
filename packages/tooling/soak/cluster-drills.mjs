/** The drills of a cluster. They start what they need, because they also end it. */
import { hasCluster } from './programs.mjs';
import { drillsNamed, runOn } from './specs.mjs';

/** `name`: of the part and of its file in `api/test/drills/cluster`. */
export const clusterDrill = (name) => async () => {
  if (!(await hasCluster())) return [`== ${name}: not run`];
  return [await runOn(name, [drillsNamed(`cluster/${name}`)])];
};
