// 10,000 settled picks of 100 experts, each of them changed, deleted, back-dated or joined by a forged one in the database:
// how many of these deeds the verifier names. `npm run bench -- tampering`; LINMEN_PICKS says how many.
import { pickDifferences } from '@linmen/domain/record-log/shown-record.ts'
import { verifyLog, isSound } from '@linmen/domain/record-log/verify-log.ts'
import { nodeHashing } from '#features/record-log/node-hashing.ts'
import { promisePlan, revealPicks, sequenceLog } from '#features/record-log/public.ts'
import { shownPicks } from '#features/record-log/shown-record.reads.ts'
import { settlePlans } from '#features/settlement/settle-plans.ts'
import { startApp } from '#test/harness.ts'
import { factoryFor } from '#test/plan-factory.ts'
import { logAt, tamper } from '#test/record-season.ts'
import { goal, scriptedMatch } from '#test/scripted-match.ts'
import { buildTemplate } from '#test/template.ts'

const PICKS = Number(process.env['LINMEN_PICKS'] ?? 10_000)
const EXPERTS = 100
const HOUR_MS = 3_600_000
const SIDES = ['home', 'draw', 'away'] as const
const DEEDS = ['change', 'delete', 'insert', 'back-date'] as const

const say = (text: string) => process.stdout.write(`${text}\n`)

await buildTemplate()
const app = await startApp()
const seconds = async <T>(what: string, run: () => Promise<T>): Promise<T> => {
  const begun = performance.now()
  const answer = await run()
  say(`${what}: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  return answer
}

const make = factoryFor(app)
for (let at = 0; at < EXPERTS; at++) {
  await app.member({ id: `e${at}`, role: 'expert', level: 2 })
  await make.expert(`e${at}`)
}
const picks = await seconds(`${PICKS} picks published`, publish)
app.clock.advance(2 * HOUR_MS)
const match = scriptedMatch(app, 'played')
await match.hears(
  match.report(1, goal('home', 3)),
  match.report(2, { kind: 'status', phase: 'finished' }),
)
await seconds('opened', () => revealPicks(app.ports))
await seconds('settled', () => settlePlans(app.ports))
await seconds('numbered and signed', () => sequenceLog(app.ports))
const verdict = await seconds('the whole log and all records verified', () =>
  verifyLog(logAt(app.base), nodeHashing),
)
say(`${verdict.checkpoint?.size} entries; sound: ${isSound(verdict)}`)
await tamper(app, 'create table kept as select * from plan')
await tamper(app, 'create index on kept (id)')
const flagged = await seconds('every pick tampered with', tamperAll)
for (const [deed, done, named] of flagged)
  say(`${deed}: ${done} done, ${named} flagged with the pick named`)
await app.close()

async function publish() {
  const ids: { id: string; author: string }[] = []
  const kickoff_ms = app.clock.nowMs() + HOUR_MS
  for (let at = 0; at < PICKS; at++) {
    const author = `e${at % EXPERTS}`
    const { id } = await make.plan({
      expert_id: author,
      match_id: 'played',
      kickoff_ms,
      published_at_ms: app.clock.nowMs() + at,
      pick: SIDES[at % 3]!,
      odds_hundredths: 150 + (at % 200),
    })
    await app.db.transaction((tx) => promisePlan(tx, app.ports, id))
    ids.push({ id, author })
  }
  return ids
}

async function tamperAll() {
  const counts = new Map(DEEDS.map((deed) => [deed, { done: 0, named: 0 }]))
  const proven = new Map<string, typeof verdict.picks>()
  for (const { author } of picks)
    if (!proven.has(author))
      proven.set(
        author,
        verdict.picks.filter((pick) => pick.author === author),
      )
  for (const [at, { id, author }] of picks.entries()) {
    const deed = DEEDS[at % DEEDS.length]!
    const wanted = deed === 'insert' ? `forged-${id}` : id
    await forge(deed, id)
    const shown = { author, picks: await shownPicks(app.db.read, author) }
    const named = new Set(pickDifferences(shown, proven.get(author)!).map((each) => each.id))
    const count = counts.get(deed)!
    count.done += 1
    if (named.has(wanted) && named.size === 1) count.named += 1
    await mend(deed, id)
  }
  return [...counts].map(([deed, { done, named }]) => [deed, String(done), String(named)])
}

async function forge(deed: (typeof DEEDS)[number], id: string): Promise<void> {
  if (deed === 'change')
    await tamper(
      app,
      `update plan set pick = case pick when 'home' then 'away' else 'home' end where id = $1`,
      [id],
    )
  else if (deed === 'delete') await tamper(app, 'delete from plan where id = $1', [id])
  else if (deed === 'back-date')
    await tamper(app, 'update plan set published_at_ms = published_at_ms - 3600000 where id = $1', [
      id,
    ])
  else
    await tamper(
      app,
      `insert into plan select (jsonb_populate_record(k, jsonb_build_object('id', 'forged-' || k.id,
        'plan_no', 'forged-' || k.id))).* from kept k where id = $1`,
      [id],
    )
}

async function mend(deed: (typeof DEEDS)[number], id: string): Promise<void> {
  const gone = deed === 'insert' ? `forged-${id}` : id
  await tamper(app, 'delete from plan where id = $1', [gone])
  if (deed !== 'insert')
    await tamper(app, 'insert into plan select * from kept where id = $1', [id])
}
