/** HAProxy and nginx before instances of the product, on a loopback port, as `deploy/` configures them. */
import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PATHS = { haproxy: '/usr/sbin/haproxy', nginx: '/usr/sbin/nginx' };

/** @returns {boolean} whether the program is installed */
export const hasProxy = (name) => spawnSync(PATHS[name], ['-v'], { stdio: 'ignore' }).status === 0;

/**
 * HAProxy asks every second whether an instance is ready, and sends a request again that an instance has not taken.
 * @param {number} port @param {number[]} instances ports
 */
const haproxyConfiguration = (port, instances) => `global
  maxconn 2000
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout http-keep-alive 30s
frontend product
  bind 127.0.0.1:${port}
  default_backend instances
backend instances
  balance roundrobin
  option httpchk GET /api/health/ready
  option redispatch
  retries 2
  retry-on conn-failure
  default-server check inter 1s fastinter 300ms fall 2 rise 2
${instances.map((instance) => `  server instance-${instance} 127.0.0.1:${instance}`).join('\n')}
`;

/** nginx asks nobody: it goes to the next instance when one refuses the connection, and leaves that one out for a second. */
const nginxConfiguration = (port, instances, folder) => `worker_processes 1;
daemon off;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'nginx-error.log')};
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${join(folder, 'body')};
  proxy_temp_path ${join(folder, 'proxy')};
  fastcgi_temp_path ${join(folder, 'fastcgi')};
  uwsgi_temp_path ${join(folder, 'uwsgi')};
  scgi_temp_path ${join(folder, 'scgi')};
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
      proxy_next_upstream error timeout;
    }
  }
}
`;

/**
 * Starts a proxy in the foreground.
 * @param {'haproxy' | 'nginx'} name
 * @param {{ port: number, instances: number[], folder: string }} options ports on the loopback; an existing folder for its files
 * @returns {import('node:child_process').ChildProcess}
 */
export function startProxy(name, { port, instances, folder }) {
  const file = join(folder, `${name}.conf`);
  writeFileSync(
    file,
    name === 'haproxy' ? haproxyConfiguration(port, instances) : nginxConfiguration(port, instances, folder),
  );
  const words = name === 'haproxy' ? ['-db', '-q', '-f', file] : ['-c', file];
  return spawn(PATHS[name], words, { stdio: 'ignore' });
}
