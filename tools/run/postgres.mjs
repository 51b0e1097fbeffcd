import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { aptInstall, mayInstall } from './debian.mjs'
import { machineFolders, machinePrograms, packagedPrograms } from './postgres-programs.mjs'
import { at } from './root.mjs'

// Each test file works on a database of its own for seconds: nothing is gained by tidying it, and plans that depend on
// when it was tidied are plans by chance.
const FOR_TESTS = {
  autovacuum: 'off',
  jit: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_wal_size: '8GB',
  checkpoint_timeout: '1h',
}

export const HOW_TO_GET_POSTGRES = [
  'PostgreSQL 15 or newer is needed. Either name a database that may be written to:',
  '  DATABASE_URL=postgres://user:password@host/database',
  'or install the server: sudo apt-get install postgresql',
].join('\n')

/** True where a PostgreSQL with all of its programs is installed or may be: the pinned package has only the server. */
export const hasPostgres = () => machineFolders().length > 0 || mayInstall()

/**
 * A cluster of our own on a unix socket in a temporary folder: no port, no password, and nothing is left of it, also when
 * this process is killed. Null where none starts. It is the machine's PostgreSQL, else that of the pinned package.
 * `withPrograms` asks for pg_dump, psql and the others beside the server, which only the machine's has. `settings` go
 * before our own.
 */
export async function startTemporaryCluster(settings = {}, { withPrograms = false } = {}) {
  if (withPrograms && machineFolders().length === 0 && mayInstall()) await aptInstall('postgresql')
  const origins = withPrograms ? ['machine'] : ['machine', 'package']
  return (await firstCluster(origins, settings)).cluster
}

/**
 * The database of the server tests: DATABASE_URL, else a temporary cluster, else none: `url` is null, and they run on the
 * embedded database. `sentence` says which one it is, in one line. LINMEN_TEST_POSTGRES=machine, =package or =none tries
 * nothing else.
 */
export async function openTestDatabase() {
  const url = process.env.DATABASE_URL
  if (url) return testDatabase(url, `PostgreSQL ${await versionAt(url)}, at DATABASE_URL`)
  const only = process.env.LINMEN_TEST_POSTGRES
  const { cluster, reason } = await firstCluster(only ? [only] : ['machine', 'package'], FOR_TESTS)
  if (cluster) return testDatabase(cluster.url, cluster.version, cluster.stop)
  return testDatabase(null, `the embedded database, PGlite ${pgliteVersion()}, because ${reason}`)
}

const testDatabase = (url, name, stop = async () => {}) => ({
  url,
  sentence: `server tests ran on ${name}`,
  stop,
})

const FIND = { machine: machinePrograms, package: packagedPrograms }

async function firstCluster(origins, settings) {
  if (process.platform === 'win32') return { cluster: null, reason: 'Windows has no unix sockets' }
  const user = clusterUser()
  const reasons = []
  for (const origin of origins) {
    const folder = mkdtempSync(join(tmpdir(), 'linmen-postgres-'))
    if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
    const programs = FIND[origin]?.(user, join(folder, 'programs'))
    if (programs) {
      const cluster = await started(programs, folder, user, settings)
      if (cluster.url) return { cluster }
      reasons.push(`${nameOf(programs)}, did not start: ${cluster.problem}`)
    }
    rmSync(folder, { recursive: true, force: true })
  }
  if (reasons.length === 0) reasons.push('PostgreSQL 15 or newer was not found')
  return { cluster: null, reason: reasons.join('; ') }
}

const nameOf = ({ version, origin }) => `PostgreSQL ${version}, ${origin}`

// Makes a cluster and runs it until the standard input ends, which it does when this process ends, in whatever way.
// PostgreSQL does not hear a signal in its first moments, so it is sent until the server has ended.
const KEEPER = `
exec 3<&0
bin=$1; shift
if "$bin/initdb" -D data -U linmen -A trust -E UTF8 --no-locale --no-sync >log 2>&1 </dev/null; then
  "$bin/postgres" -D data "$@" >>log 2>&1 </dev/null 3<&- &
  server=$!
  { read -r end <&3; while kill -QUIT $server; do sleep 1; done; } >/dev/null 2>&1 &
  wait $server
fi
grep -E -m 1 'FATAL|PANIC|error:' log >&2
cd / && rm -rf "$OLDPWD" 2>/dev/null
`

async function started(programs, folder, user, settings) {
  // A process group of its own: Ctrl-C must first end the tests.
  const keeper = spawn(
    'sh',
    ['-c', KEEPER, 'keeper', programs.bin, ...serverArguments(folder, settings)],
    { ...user, cwd: folder, detached: true, stdio: ['pipe', 'ignore', 'pipe'] },
  )
  let problem = ''
  keeper.stderr.on('data', (text) => (problem += text))
  keeper.on('error', ({ message }) => (problem = message))
  const ended = once(keeper, 'close')
  const stop = async () => {
    keeper.stdin.end()
    await ended
    // Its user may empty the folder, but not take it out of a folder that is not its own.
    rmSync(folder, { recursive: true, force: true })
  }
  const pid = await pidWhenReady(folder, keeper)
  if (pid === null) {
    await stop()
    return { url: null, problem: problem.trim() }
  }
  const url = `postgres://linmen@localhost/postgres?host=${encodeURIComponent(folder)}`
  return { url, pid, bin: programs.bin, version: nameOf(programs), stop }
}

// Everything is thrown away, so nothing waits for the disk. Money code still sees real locks and races.
const serverArguments = (socketFolder, settings) =>
  Object.entries({
    unix_socket_directories: socketFolder,
    log_line_prefix: '',
    listen_addresses: '',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: 200,
    ...settings,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])

/** The postmaster writes into this file what it is doing; it is what pg_ctl looks at. */
async function pidWhenReady(folder, keeper) {
  while (keeper.exitCode === null && keeper.signalCode === null && keeper.pid !== undefined) {
    const lines = linesOf(join(folder, 'data', 'postmaster.pid'))
    if (lines[7]?.trim() === 'ready') return Number(lines[0])
    await delay(20)
  }
  return null
}

function linesOf(file) {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}

/** PostgreSQL refuses to run as root. Debian's package brings the user it should run as; `nobody` is everywhere. */
export function clusterUser() {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody'])
    try {
      const idOf = (flag) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }))
      return { uid: idOf('-u'), gid: idOf('-g') }
    } catch {}
  return {}
}

async function versionAt(url) {
  // Only here: this file is read before the packages are installed.
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('show server_version')
  await client.end()
  return rows[0].server_version.split(' ')[0]
}

const pgliteVersion = () =>
  JSON.parse(readFileSync(at('node_modules/@electric-sql/pglite/package.json'), 'utf8')).version
