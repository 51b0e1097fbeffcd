import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '@linmen/e2e/src/product.ts'
import { childrenOf } from './cpu-time.ts'

const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']

export interface StaticServer {
  readonly port: number
  readonly workerPid: number
  stop(): Promise<void>
}

/** The same bytes as a static file: gzip made beforehand, one worker, no log. Null without nginx. */
export async function serveStatic(name: string, gzipped: Buffer): Promise<StaticServer | null> {
  const program = PLACES.find((place) => existsSync(place))
  if (!program) return null
  const folder = mkdtempSync(join(tmpdir(), 'linmen-nginx-'))
  // The worker runs as another user when we are root.
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, `${name}.gz`), gzipped)
  const port = await freePort()
  writeFileSync(join(folder, 'nginx.conf'), config(folder, port))
  const master = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'pipe' })
  const stop = async () => {
    if (master.exitCode === null) {
      master.kill('SIGQUIT')
      await once(master, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 50; tries += 1) {
    const [workerPid] = master.pid ? childrenOf(master.pid) : []
    if (workerPid) return { port, workerPid, stop }
    await delay(50)
  }
  await stop()
  throw new Error('nginx did not start')
}

const config = (folder: string, port: number) => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log crit;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  default_type application/json;
  open_file_cache max=16;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port} backlog=1024;
    root ${folder};
    gzip_static always;
  }
}
`
