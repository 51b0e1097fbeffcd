// `npm run bench -- settlement`: 10,000 picks of 100 experts on 100 matches get their results, with closing line and log, on
// both databases; then a twentieth of them with the news that go out of each. Beside it, in the same run and database: the bare UPDATE of the
// same results, a statement for each pick, and one statement for all. LINMEN_PICKS says how many.
import { cpus, loadavg } from 'node:os'
import { isSound } from '@linmen/domain/record-log/verify-log.ts'
import { revealPicks, sequenceLog } from '#features/record-log/public.ts'
import { settlePlans } from '#features/settlement/settle-plans.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { tamper, verified } from '#test/record-season.ts'
import { buildTemplate } from '#test/template.ts'
import { crowdSeason } from './crowd-season.ts'

const PICKS = Number(process.env['LINMEN_PICKS'] ?? 10_000)
const NEWS = Math.max(100, PICKS / 20)
const EXPERTS = 100
const AT_ONCE = 200

const say = (text: string) => process.stdout.write(`${text}\n`)

say(`${cpus().length} × ${cpus()[0]!.model}, Node ${process.version}`)
const url = process.env['LINMEN_BENCH_POSTGRES']
await show('embedded', PICKS, true)
await show('embedded, with news', NEWS, false)
if (url === undefined) say('PostgreSQL is not installed: not shown')
else {
  process.env['DATABASE_URL'] = url
  await show('PostgreSQL', PICKS, true)
  await show('PostgreSQL, with news', NEWS, false)
}

async function show(name: string, picks: number, quiet: boolean): Promise<void> {
  await buildTemplate()
  const app = await startApp()
  try {
    const { end, authors } = await crowdSeason(app, EXPERTS, Math.ceil(picks / EXPERTS))
    await end()
    await revealPicks(app.ports)
    await tamper(app, 'create table peer as select * from plan')
    await tamper(app, 'alter table peer add primary key (id)')
    const [settled, settledMs] = await timed(() => settlePlans(app.ports, { quiet }))
    const [, signedMs] = await timed(() => sequenceLog(app.ports))
    const results = await resultsOf(app)
    const [, eachMs] = await timed(() => eachByItself(app, results))
    await tamper(app, 'update peer set result = null')
    const [, onceMs] = await timed(() => allAtOnce(app))
    const sound = isSound(await verified(app, { author: authors[0]! }))
    say(
      `${name}, ${settled.toLocaleString('en')} picks, load ${loadavg()[0]!.toFixed(1)}: settled in ${seconds(settledMs)}, ` +
        `numbered and signed in ${seconds(signedMs)}; bare UPDATE of each ${seconds(eachMs)} (ratio ${(settledMs / eachMs).toFixed(2)}), ` +
        `of all in one statement ${seconds(onceMs)} (ratio ${(settledMs / onceMs).toFixed(1)}); log sound: ${sound}`,
    )
    if (settled !== picks || !sound) process.exitCode = 1
  } finally {
    await app.close()
  }
}

function resultsOf(app: TestApp) {
  return app.db.read
    .selectFrom('plan')
    .select(['id', 'result', 'returned_hundredths', 'home_goals', 'away_goals', 'settled_at_ms'])
    .execute()
}

/** Two hundred in a transaction, like the settlement. */
async function eachByItself(app: TestApp, rows: Awaited<ReturnType<typeof resultsOf>>) {
  const client = await app.db.pool.connect()
  try {
    await client.query('set role none')
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      await client.query('begin')
      for (const row of rows.slice(from, from + AT_ONCE))
        await client.query(
          `update peer set result = $2, returned_hundredths = $3, home_goals = $4, away_goals = $5, settled_at_ms = $6
           where id = $1 and result is null`,
          [
            row.id,
            row.result,
            row.returned_hundredths,
            row.home_goals,
            row.away_goals,
            row.settled_at_ms,
          ],
        )
      await client.query('commit')
    }
  } finally {
    client.release(true)
  }
}

function allAtOnce(app: TestApp): Promise<void> {
  return tamper(
    app,
    `update peer p set result = n.result, returned_hundredths = n.returned_hundredths, home_goals = n.home_goals,
       away_goals = n.away_goals, settled_at_ms = n.settled_at_ms
     from plan n where n.id = p.id and p.result is null`,
  )
}

async function timed<Value>(run: () => Promise<Value>): Promise<[Value, number]> {
  const fromMs = performance.now()
  const value = await run()
  return [value, performance.now() - fromMs]
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
