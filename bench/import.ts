// The public football set through `npm run import`, into PostgreSQL and into the embedded database. Beside it: psql's
// \copy of the very rows that came of it, as plain CSV into tables without an index.
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runCounted, type Counted } from './kit/counted-run.ts'
import { describeMachine, table } from './kit/machine.ts'

const SET = fileURLToPath(new URL('../../shared/data/football/', import.meta.url))
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const TABLES = ['fixture', 'imported_match']
const BUDGET_S = { postgres: 20, pglite: 40 }

console.log(describeMachine())
const files = existsSync(SET)
  ? readdirSync(SET).filter((name) => /^matches_.*\.csv\.gz$/.test(name))
  : []
if (files.length === 0)
  console.log('The public football set does not lie beside the project: not shown')
else await showImports(files.map((name) => join(SET, name)))

async function showImports(paths: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'linmen-bench-'))
  const rows: (string | number)[][] = []
  try {
    const { LINMEN_BENCH_POSTGRES: url, LINMEN_BENCH_POSTGRES_PID: pid } = process.env
    if (url) rows.push(...(await intoPostgres(paths, { url, pid: Number(pid), folder })))
    else console.log('PostgreSQL is not installed: not shown')
    const lite = await runCounted(importing(paths), { cwd: ROOT, env: { LINMEN_DATA: folder } })
    rows.push(row('embedded, from nothing', lite, `≤ ${BUDGET_S.pglite} s`))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  const headings = ['import', 'wall', 'CPU', 'of it the server', 'load', 'what came', 'budget']
  console.log(table(headings, rows))
}

interface Cluster {
  readonly url: string
  readonly pid: number
  readonly folder: string
}

async function intoPostgres(paths: readonly string[], { url, pid, folder }: Cluster) {
  const at = { cwd: ROOT, env: { DATABASE_URL: url }, server: pid }
  const ours = await runCounted(importing(paths), at)
  const csv = (name: string) => join(folder, `${name}.csv`)
  const psql = (...commands: string[]) => ['psql', '-q', url, ...commands.flatMap((c) => ['-c', c])]
  const bare = (name: string) => `create table bare_${name} (like ${name})`
  const out = (name: string) => `\\copy (select * from ${name}) to '${csv(name)}' csv`
  await runCounted(psql(...TABLES.map(bare), ...TABLES.map(out)), at)
  const into = TABLES.map((name) => `\\copy bare_${name} from '${csv(name)}' csv`)
  const peer = await runCounted(psql(...into), at)
  const ratio = `ours ${(ours.cpuS / peer.cpuS).toFixed(1)} × its CPU`
  return [
    row('PostgreSQL', ours, `≤ ${BUDGET_S.postgres} s`),
    row('psql \\copy, no index', { ...peer, said: ratio }, 'peer'),
  ]
}

function importing(paths: readonly string[]) {
  return ['npm', 'run', '-s', 'import', '--', 'football', ...paths]
}

function row(name: string, { wallS, cpuS, serverS, said }: Counted, budget: string) {
  const last = said.trim().split('\n').at(-1) ?? ''
  const load = loadavg()[0]!.toFixed(1)
  return [
    name,
    seconds(wallS),
    seconds(cpuS),
    serverS === null ? '' : seconds(serverS),
    load,
    last,
    budget,
  ]
}

function seconds(value: number): string {
  return `${value.toFixed(1)} s`
}
