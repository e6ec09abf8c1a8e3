import { spawn } from 'node:child_process';
import { serverProcess, type ServerProcess } from '../../api/test/support/server-process.js';

/** Starts `floor-server.mjs`. `recording`: file with the calls that it answers. */
export async function startFloor(recording: string): Promise<ServerProcess> {
  const child = spawn(process.execPath, [`${__dirname}/floor-server.mjs`, recording], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
  });
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()));
    child.once('exit', (code) => reject(new Error(`The floor ended with ${code}.`)));
  });
  return serverProcess(`http://127.0.0.1:${port}`, child);
}
