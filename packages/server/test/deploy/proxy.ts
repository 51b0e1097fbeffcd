import { execFileSync, spawn } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { connect } from 'node:tls'
import { fileURLToPath } from 'node:url'
import { freePort } from '#test/free-port.ts'
import { ownFolder } from './own-folder.ts'

const CONFIG = fileURLToPath(new URL('../../../../tools/deploy/nginx.conf', import.meta.url))
const TRIES = 600

type Values = Readonly<Record<string, string | number>>

export interface Proxy {
  /** In plain text, for measuring. */
  readonly plain: number
  readonly tls: number
  /** The same nginx, serving a file. */
  readonly peer: number
  certificate(): Buffer
  /** Puts the file there: gzip, as the list comes. */
  serve(gzipped: Buffer): void
  /** Processor time of its workers until now; null where the system does not tell. */
  workedMs(): number | null
  /** A new certificate, and other values where they are given; nobody is cut off. */
  renew(values?: Values): Promise<void>
  stop(): Promise<void>
}

/** nginx with the configuration of this repository before two ports. */
export async function startProxy(
  tls: number,
  [first, second]: readonly [number, number],
): Promise<Proxy> {
  const folder = ownFolder('proxy')
  const [plain, peer] = [await freePort(), await freePort()]
  const values: Values = {
    ...{ workers: 1, folder, first, second, house: '127.0.0.1' },
    ...{ perSecond: 1_000_000, burst: 1_000_000, connections: 10_000 },
    listen: `listen 127.0.0.1:${plain} backlog=1024; listen 127.0.0.1:${tls} ssl http2;`,
  }
  const config = join(folder, 'nginx.conf')
  const write = (more: Values) => {
    const filled = fill(readFileSync(CONFIG, 'utf8'), { ...values, ...more })
    writeFileSync(config, filled.replace(/\}\s*$/, `${fileServer(folder, peer)}}\n`))
    makeCertificate(folder)
  }
  const certificate = () => readFileSync(join(folder, 'cert.pem'))
  write({})
  const master = spawn(process.env['LINMEN_NGINX']!, [
    ...['-p', folder, '-c', config, '-e', join(folder, 'error.log'), '-g', 'daemon off;'],
  ])
  let said = ''
  master.stderr.on('data', (text) => (said += String(text)))
  const untilShown = async () => {
    const own = new X509Certificate(certificate()).fingerprint256
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (master.exitCode !== null) throw new Error(`nginx ended: ${said}`)
      if ((await shownAt(tls)) === own) return
      await delay(100)
    }
    throw new Error(`nginx does not show its certificate: ${said}`)
  }
  await untilShown()
  return {
    ...{ plain, tls, peer, certificate },
    serve: (gzipped) => writeFileSync(join(folder, 'list.json.gz'), gzipped),
    workedMs: () => workedMs(master.pid!),
    renew: async (more = {}) => {
      write(more)
      master.kill('SIGHUP')
      await untilShown()
    },
    stop: async () => {
      if (master.exitCode !== null) return
      master.kill('SIGTERM')
      await once(master, 'exit')
    },
  }
}

function workedMs(master: number): number | null {
  try {
    const workers = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim()
    return workers
      .split(' ')
      .map((pid) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6)
      .reduce((sum, ms) => sum + ms, 0)
  } catch {
    return null
  }
}

const fill = (text: string, values: Values) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (all, name: string) => String(values[name] ?? all))

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

/** Whatever certificate is shown there now; null where nobody answers. */
const shownAt = (port: number) =>
  new Promise<string | null>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false }, () => {
      resolve(socket.getPeerCertificate().fingerprint256)
      socket.destroy()
    })
    socket.once('error', () => resolve(null))
  })
