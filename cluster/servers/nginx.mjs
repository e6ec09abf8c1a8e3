/** nginx before instances of the product, on a free port of loopback. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startChild, statusOf } from './child.mjs';
import { freePorts } from './free-ports.mjs';

export const NGINX = '/usr/sbin/nginx';

/**
 * nginx asks no instance whether it is ready: it notices one that closes by its refused connections, and sends such a call to another.
 * @param {number} port @param {number[]} instances ports @param {string} folder for its files
 */
const configuration = (port, instances, folder) => `worker_processes 1;
daemon off;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'nginx-error.log')};
events { worker_connections 1024; }
http {
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${join(folder, name)};`).join('\n')}
  upstream instances {
${instances.map((instance) => `    server 127.0.0.1:${instance} max_fails=1 fail_timeout=1s;`).join('\n')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://instances;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_next_upstream error timeout;
    }
    # A file that one instance does not have yet may lie on another.
    location ~ ^/(shell/|remotes/|athlete-pages/|registry\\.json) {
      proxy_pass http://instances;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_next_upstream error timeout http_404;
    }
  }
}
`;

/** @param {{ folder: string, instances: number[] }} options an existing folder, ports of the instances */
export async function startNginx({ folder, instances }) {
  const [port] = await freePorts(1);
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(port, instances, folder));
  const isUp = async () => (await statusOf(port, '/api/health/live')) === 200;
  const child = await startChild('nginx', NGINX, ['-c', file], { isUp });
  return { port, end: () => child.end() };
}
