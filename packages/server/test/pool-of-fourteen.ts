import type { Cents } from '@linmen/contract'
import { publishEndpoints } from '@linmen/contract/plan/publish.endpoints.ts'
import { businessDay } from '@linmen/domain/match/business-day.ts'
import { poolIssues } from '@linmen/domain/lottery/pool-issue.ts'
import type { FootballBody } from '@linmen/domain/match/match-report.ts'
import { feedReader } from '#features/match/feed/feed-reader.ts'
import { sequenceLog } from '#features/record-log/public.ts'
import { scriptedFeed } from '#feeds/scripted.ts'
import type { TestApp } from './harness.ts'
import type { planShop } from './plan-shop.ts'
import { fixtureBetween, leagueNamed, teamNamed } from './sport-factory.ts'
import { goal } from './scripted-match.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** An issue of fourteen matches of the day. The place nearest to the end begins first, in two hours. */
export async function poolOfFourteen(app: TestApp, issue = newestIssue(app)) {
  const day = businessDay(app.clock.nowMs())
  const league = leagueNamed('英超')
  const teams = [teamNamed('ph', '伦敦竞技', league), teamNamed('pa', '利兹流浪', league)]
  const closesAtMs = app.clock.nowMs() + 2 * HOUR_MS
  const idOf = (place: number) => `pool${issue}x${place}`
  const places = Array.from({ length: 14 }, (_, at) => at + 1)
  const fixtures = places.map((place) =>
    fixtureBetween(teams, {
      id: idOf(place),
      day,
      kickOffAtMs: closesAtMs + (14 - place) * MINUTE_MS,
      lottery: { single: null, beijing: null, pool: { issue, place } },
    }),
  )
  const feed = scriptedFeed({ leagues: [league], teams, fixtures })
  const reader = feedReader(app.ports, feed)
  let seq = 0
  const say = async (told: readonly [place: number, body: FootballBody][]) => {
    for (const [place, body] of told) {
      seq += 1
      const atMs = Math.max(app.clock.nowMs(), closesAtMs) + seq
      feed.say({ matchId: idOf(place), seq, atMs, ...body })
    }
    app.clock.advance(1000)
    await reader.read()
  }
  await say([])
  return {
    issue,
    closesAtMs,
    idOf,
    say,
    /** Each match ends as its mark says, in the order of places: `3`, `1`, `0`, `*` called off, `p` postponed, `-` going on. */
    ends: (marks: string) =>
      say([...marks].flatMap((mark, at) => endOf(mark).map((body) => [at + 1, body] as const))),
  }
}

/** A plan of wei about such an issue, promised in the log and paid by the buyer of the test, three hours later. */
export async function soldPool(
  shop: ReturnType<typeof planShop>,
  { issue, game, marks }: { issue: string; game: 'pool14' | 'pick9'; marks: string },
) {
  const { app } = shop
  const pool = await poolOfFourteen(app, issue)
  app.clock.advance(20_000)
  const done = await app.as('wei').call(publishEndpoints.publishPool, {
    game,
    issue: pool.issue,
    price: 3800 as Cents,
    title: '本期以主队为胆',
    reason: '主队近八个主场只丢四球，控球在对方半场。',
    // Of 任九 the first nine.
    marks: [...marks].map((mark, at) => (game === 'pick9' && at >= 9 ? '' : mark)),
  })
  if (!done.ok) throw new Error(done.code)
  await sequenceLog(app.ports)
  await shop.make.charge(shop.buyer.id, 3800)
  const paid = await shop.pay(done.output.id)
  if (!paid.ok) throw new Error(paid.code)
  app.clock.advance(3 * HOUR_MS)
  return { id: done.output.id, pool }
}

const newestIssue = (app: TestApp) => poolIssues(businessDay(app.clock.nowMs()), 1)[0]!.issue

function endOf(mark: string): FootballBody[] {
  if (mark === '-') return []
  if (mark === 'p') return [{ kind: 'status', phase: 'postponed' }]
  if (mark === '*') return [{ kind: 'status', phase: 'cancelled' }]
  const scored = { '3': goal('home', 3), '0': goal('away', 3) }[mark]
  return [...(scored ? [scored] : []), { kind: 'status', phase: 'finished' }]
}
