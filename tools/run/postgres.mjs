import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { aptInstall, mayInstall } from './debian.mjs'
import { forwardSignals } from './foreground.mjs'

const DEBIAN_HOME = '/usr/lib/postgresql'

export const HOW_TO_GET_POSTGRES = [
  'The suite needs PostgreSQL 15 or newer. Either name a database that may be written to:',
  '  DATABASE_URL=postgres://user:password@host/database npm run test:postgres',
  'or install the server: sudo apt-get install postgresql',
].join('\n')

export const hasPostgres = () => newestBin() !== null || mayInstall()

/**
 * A cluster of our own on a unix socket in a temporary folder: no port, no password, nothing kept.
 * Null when PostgreSQL is not installed and may not be. What is asked for goes before our own settings.
 */
export async function startTemporaryCluster(asked = {}) {
  if (!newestBin() && mayInstall()) await aptInstall('postgresql')
  const bin = newestBin()
  if (!bin) return null

  const folder = mkdtempSync(join(tmpdir(), 'linmen-postgres-'))
  const owner = clusterOwner()
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid)
  let server = null
  const stop = async () => {
    if (server && server.exitCode === null && server.signalCode === null) {
      server.kill('SIGINT')
      await once(server, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  }

  let isInterrupted = false
  const release = forwardSignals(() => (isInterrupted = true))
  try {
    server = startServer(bin, folder, owner, asked)
    await untilReady(bin, folder, server, owner)
    if (isInterrupted) throw new Error('interrupted')
  } catch (error) {
    await stop()
    throw error
  } finally {
    release()
  }
  const url = `postgres://linmen@localhost/postgres?host=${encodeURIComponent(folder)}`
  return { url, pid: server.pid, bin, stop }
}

function startServer(bin, folder, owner, asked) {
  const data = join(folder, 'data')
  const init = ['-D', data, '-U', 'linmen', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']
  execFileSync(join(bin, 'initdb'), init, { ...owner, cwd: folder, stdio: 'pipe' })
  return spawn(join(bin, 'postgres'), serverArguments(data, folder, asked), {
    ...owner,
    cwd: folder,
    stdio: 'ignore',
    // Ctrl-C must first end the tests; the cluster is stopped by `stop`.
    detached: true,
  })
}

// The data is thrown away, so nothing waits for the disk. Money code still sees real locks and races.
const serverArguments = (data, socketFolder, asked) => [
  '-D',
  data,
  '-k',
  socketFolder,
  ...settings({
    listen_addresses: '',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: 200,
    ...asked,
  }),
]

const settings = (values) =>
  Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])

async function untilReady(bin, folder, server, owner) {
  for (let tries = 0; tries < 200; tries += 1) {
    if (server.exitCode !== null) throw new Error('PostgreSQL ended before it was ready')
    const probe = spawn(join(bin, 'pg_isready'), ['-q', '-h', folder], {
      ...owner,
      stdio: 'ignore',
    })
    const [code] = await once(probe, 'exit')
    if (code === 0) return
    await delay(100)
  }
  throw new Error('PostgreSQL was not ready after 20 s')
}

function newestBin() {
  if (!existsSync(DEBIAN_HOME)) return null
  const versions = readdirSync(DEBIAN_HOME)
    .map(Number)
    .filter((version) => version >= 15)
  const newest = versions.sort((a, b) => b - a)[0]
  return newest ? join(DEBIAN_HOME, String(newest), 'bin') : null
}

// PostgreSQL refuses to run as root; Debian's package brings the user it should run as.
function clusterOwner() {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}
