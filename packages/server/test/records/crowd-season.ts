import type { Cents } from '@linmen/contract'
import { publishTogether } from '#features/plan/publish-together.ts'
import { sequenceLog } from '#features/record-log/public.ts'
import type { TestApp } from '#test/harness.ts'
import { offeredMatch } from '#test/offered-match.ts'
import { factoryFor } from '#test/plan-factory.ts'
import { goal } from '#test/scripted-match.ts'

const HOUR_MS = 3_600_000
/** Whoever publishes again sooner is taken for a finger that touched twice. */
const APART_MS = 16_000
const MARKETS = ['european', 'asian', 'overUnder'] as const
const OPTIONS = { european: ['3', '1', '0'], asian: ['3', '0'], overUnder: ['3', '0'] } as const

/** So many experts with one pick on each of so many matches, published by the command that publishes many. */
export async function crowdSeason(app: TestApp, experts: number, matches: number) {
  const make = factoryFor(app)
  const authors = Array.from({ length: experts }, (_, at) => `e${at}`)
  for (const id of authors) {
    await app.member({ id, role: 'expert', level: 2 })
    await make.expert(id)
  }
  const played: Played[] = []
  for (let at = 0; at < matches; at++) played.push(await offeredMatch(app, `played${at}`))
  for (const [round, { id }] of played.entries()) {
    app.clock.advance(APART_MS)
    const wishes = authors.map((expertId, at) => wishOf(expertId, id, at + round))
    const nowMs = app.clock.nowMs()
    await app.db.transaction((tx) =>
      publishTogether(
        tx,
        app.ports,
        'football',
        wishes.map((wish) => ({ ...wish, nowMs })),
      ),
    )
  }
  await sequenceLog(app.ports)
  return { authors, end: () => endAll(app, played) }
}

function wishOf(expertId: string, matchId: string, turn: number) {
  const oddsType = MARKETS[turn % MARKETS.length]!
  const options = OPTIONS[oddsType]
  return {
    expertId,
    sport: 'football' as const,
    price: (turn % 4 === 0 ? 0 : 2800) as Cents,
    title: '主场的分寸',
    reason: '两队近期状态接近，关键在让步是否合理。',
    matches: [{ matchId, oddsType, option: options[turn % options.length]! }],
  }
}

type Played = Awaited<ReturnType<typeof offeredMatch>>

/** All matches are over: one goal for home, none, or one for away. */
async function endAll(app: TestApp, played: readonly Played[]): Promise<void> {
  app.clock.advance(3 * HOUR_MS)
  for (const [at, match] of played.entries())
    await match.hears(
      ...(at % 3 === 1 ? [] : [match.report(2, goal(at % 3 === 0 ? 'home' : 'away', 3))]),
      match.report(3, { kind: 'status', phase: 'finished' }),
    )
}
