import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '#test/free-port.ts'

const CONFIG = fileURLToPath(new URL('../../../../tools/deploy/nginx.conf', import.meta.url))

export interface Proxy {
  readonly folder: string
  /** In plain text, for measuring. */
  readonly plain: number
  readonly tls: number
  /** The same nginx, serving a file. */
  readonly peer: number
  /** Puts the file there: gzip, as the list comes. */
  serve(gzipped: Buffer): void
  stop(): Promise<void>
}

/** nginx with the configuration of this repository before two ports. */
export async function startProxy(first: number, second: number): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'linmen-proxy-'))
  // Its workers run as somebody else when we are root.
  chmodSync(folder, 0o755)
  makeCertificate(folder)
  const [plain, tls, peer] = [await freePort(), await freePort(), await freePort()]
  const values: Record<string, string | number> = {
    ...{ workers: 1, folder, first, second, house: '127.0.0.1' },
    ...{ perSecond: 1_000_000, burst: 1_000_000, connections: 10_000 },
    listen: `listen 127.0.0.1:${plain} backlog=1024; listen 127.0.0.1:${tls} ssl http2;`,
  }
  const filled = readFileSync(CONFIG, 'utf8').replaceAll(/\{\{(\w+)\}\}/g, (all, name: string) =>
    String(values[name] ?? all),
  )
  const config = join(folder, 'nginx.conf')
  writeFileSync(config, filled.replace(/\}\s*$/, `${fileServer(folder, peer)}}\n`))
  const master = spawn(process.env['LINMEN_NGINX']!, [
    ...['-p', folder, '-c', config, '-g', 'daemon off;'],
  ])
  let said = ''
  master.stderr.on('data', (text) => (said += String(text)))
  const stop = async () => {
    if (master.exitCode === null) {
      master.kill('SIGQUIT')
      await once(master, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 100; tries += 1) {
    if (master.exitCode !== null) throw new Error(`nginx ended: ${said}`)
    if (await answers(plain)) {
      const serve = (gzipped: Buffer) => writeFileSync(join(folder, 'list.json.gz'), gzipped)
      return { folder, plain, tls, peer, serve, stop }
    }
    await delay(50)
  }
  await stop()
  throw new Error(`nginx did not start: ${said}`)
}

const fileServer = (folder: string, port: number) => `
  server {
    listen 127.0.0.1:${port} backlog=1024;
    root ${folder};
    gzip_static always;
    default_type application/json;
  }
`

function makeCertificate(folder: string): void {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  execFileSync(
    process.env['LINMEN_OPENSSL']!,
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-keyout', key, '-out', cert, '-days', '2', '-subj', '/CN=localhost'],
      ...['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
    ],
    { stdio: 'pipe' },
  )
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
