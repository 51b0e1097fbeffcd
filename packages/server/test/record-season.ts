import type { LogSource } from '@linmen/domain/record-log/signed-entries.ts'
import { verifyLog, type Wish } from '@linmen/domain/record-log/verify-log.ts'
import { promisePlan, revealPicks, sequenceLog } from '#features/record-log/public.ts'
import { nodeHashing } from '#features/record-log/node-hashing.ts'
import { settlePlans } from '#features/settlement/settle-plans.ts'
import type { TestApp } from './harness.ts'
import { factoryFor } from './plan-factory.ts'
import { goal, scriptedMatch } from './scripted-match.ts'

const HOUR_MS = 3_600_000
const SIDES = ['home', 'draw', 'away'] as const

/** The log over HTTP, as anybody fetches it. */
export const logAt =
  (base: string): LogSource =>
  async (path) => {
    const answer = await fetch(`${base}/log/${path}`)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    return answer.ok ? bytes : null
  }

export const verified = (app: TestApp, wish: Wish = {}) =>
  verifyLog(logAt(app.base), nodeHashing, wish)

/** So many plans of wei, promised one after the other on one match that is still to come. */
export async function promisedPlans(
  app: TestApp,
  count: number,
  matchId: string,
): Promise<string[]> {
  const make = factoryFor(app)
  const kickoff_ms = app.clock.nowMs() + HOUR_MS
  const ids: string[] = []
  for (let at = 0; at < count; at++) {
    const published_at_ms = app.clock.nowMs() + at
    const plan = { match_id: matchId, kickoff_ms, published_at_ms, pick: SIDES[at % 3]! }
    const { id } = await make.plan({ ...plan, odds_hundredths: 150 + at })
    await app.db.transaction((tx) => promisePlan(tx, app.ports, id))
    ids.push(id)
  }
  return ids
}

/** A season of wei that is over: promised, played, opened, settled, numbered and signed. */
export async function playedSeason(app: TestApp, count: number): Promise<string[]> {
  await factoryFor(app).expert('wei')
  const ids = await promisedPlans(app, count, 'played')
  await sequenceLog(app.ports)
  app.clock.advance(2 * HOUR_MS)
  const match = scriptedMatch(app, 'played')
  await match.hears(
    match.report(1, goal('home', 3)),
    match.report(2, { kind: 'status', phase: 'finished' }),
  )
  await revealPicks(app.ports)
  await settlePlans(app.ports)
  await sequenceLog(app.ports)
  return ids
}

/** Does what nobody may: writes into the books past their locks. */
export async function tamper(app: TestApp, text: string, values: readonly unknown[] = []) {
  const client = await app.db.pool.connect()
  try {
    await client.query('begin')
    await client.query('set local role none')
    await client.query("set local session_replication_role = 'replica'")
    await client.query(text, [...values])
    await client.query('commit')
  } finally {
    client.release()
  }
}
