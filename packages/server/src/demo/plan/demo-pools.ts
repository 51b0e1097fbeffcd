import type { EuropeanOdds } from '@linmen/contract/match/match-odds.schemas.ts'
import { poolIssues } from '@linmen/domain/lottery/pool-issue.ts'
import { addDays, businessDay } from '@linmen/domain/match/business-day.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import type { PoolGame } from '@linmen/domain/plan/pool-names.ts'
import { placesOf } from '#features/lottery/public.ts'
import { openingOdds } from '#features/match/public.ts'
import { issuesAhead, matchesOfIssue, publishPoolPlan } from '#features/plan/public.ts'
import type { Ports } from '#kit/ports.ts'
import { poolChoice } from './pool-choice.ts'
import { DEMO_MARK } from './price-words.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

interface Writer {
  readonly expertId: string
  readonly game: PoolGame
  readonly coins: number
  readonly title: string
}

const WRITERS: readonly Writer[] = [
  { expertId: 'shen', game: 'pick9', coins: 28, title: '九场里先定五个胆' },
  { expertId: 'bo', game: 'pool14', coins: 18, title: '十四场，接近的六场放宽' },
  { expertId: 'hai', game: 'pick9', coins: 0, title: '任九不追冷门' },
]

/** Plans on the newest issue that is over and on those to come, through the command experts publish with. */
export async function seedPools(ports: Ports): Promise<void> {
  const nowMs = ports.clock.nowMs()
  const over = poolIssues(addDays(businessDay(nowMs), -1), 1).map(({ issue }) => issue)
  for (const issue of new Set([...over, ...issuesAhead(nowMs)])) await writeAbout(ports, issue)
}

async function writeAbout(ports: Ports, issue: string): Promise<void> {
  const { read } = ports.db
  await placesOf(ports, read, { issue, game: 'winDrawLose' })
  const matches = await matchesOfIssue(read, issue)
  const ids = matches.map(({ id }) => id)
  const odds = await openingOdds(read, ids)
  const prices = ids.map((id) => odds.get(id)).filter((each) => each !== undefined)
  if (prices.length === 0 || prices.length < ids.length) return
  const begins = Math.min(...matches.map(({ kickOffAtMs }) => kickOffAtMs))
  // Older than the single matches on sale, which lists begin with.
  const nowMs = Math.min(begins, ports.clock.nowMs()) - 26 * HOUR_MS
  await ports.db.transaction(async (tx) => {
    for (const [at, { expertId, game, coins, title }] of WRITERS.entries())
      await publishPoolPlan(tx, ports, {
        expertId,
        game,
        issue,
        nowMs: nowMs + at * MINUTE_MS,
        price: cents(coins * 100),
        marks: poolChoice(game, prices),
        title: `第 ${issue} 期：${title}`,
        ...wordsOf(prices),
      })
  })
}

const SURE = 160

/** Words from the prices of the issue. */
function wordsOf(prices: readonly EuropeanOdds[]) {
  const lowest = prices.map(({ home, draw, away }) => Math.min(home, draw, away))
  const sure = lowest.filter((price) => price < SURE).length
  return {
    summary: `十四场里 ${sure} 场的初盘低于 1.60　演示数据`,
    reason: `本期十四场里有 ${sure} 场的初盘低于 1.60，这些场次只选一项。其余按初盘差距排开，最接近的几场放宽到两项，不为冷门多花注数。临场阵容有变应重新衡量，量力参考。\n\n${DEMO_MARK}`,
  }
}
