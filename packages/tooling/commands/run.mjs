/** Runs other programs in the folder of the repository. */
import { run as runIn, runTool as runToolIn } from '../../area-kit/tools/run.mjs';
import { ROOT } from '../release/parts.mjs';

/** See `run` of the area kit. */
export const run = (command, args, options) => runIn(command, args, { cwd: ROOT, ...options });
/** See `runTool` of the area kit. */
export const runTool = (entry, args, options) => runToolIn(entry, args, { cwd: ROOT, ...options });
