import type { ExpertFace } from '@linmen/contract/expert/expert.schemas.ts'
import type { PlanPick, PlanSummary } from '@linmen/contract/plan/plan.schemas.ts'
import { gradeName } from '@linmen/domain/expert/grade.ts'
import { isPoolGame, POOL_NAMES } from '@linmen/domain/plan/pool-names.ts'
import { lineLabel } from '@linmen/domain/odds/line-label.ts'
import { beijingDay, beijingTime } from '@linmen/domain/match/business-day.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const PAUSE = '　'

/** Grade, recent record and streak, as far as there is one: 八段上, 近10中7, 4 连红. */
export function expertNote({ grade, record }: ExpertFace): string {
  const { recent, streak } = record
  return [
    gradeName(grade),
    recent && `近${recent.picks}中${recent.hits}`,
    streak >= 2 && `${streak} 连红`,
  ]
    .filter(Boolean)
    .join(PAUSE)
}

export const SPORTS = [
  { key: 'football', label: '足球' },
  { key: 'basketball', label: '篮球' },
] as const

/** What can be published: sides of matches, or an issue of a pool. */
export const PUBLISHED = [
  ...SPORTS,
  { key: 'pool14', label: POOL_NAMES.pool14 },
  { key: 'pick9', label: POOL_NAMES.pick9 },
] as const

const CHOICES = { home: '主胜', draw: '平局', away: '客胜', over: '大', under: '小' } as const

/** The match of a plan, or the issue of its pool. */
export const subjectText = ({
  match,
  pool,
  sport,
}: Pick<PlanSummary, 'match' | 'pool' | 'sport'>) =>
  pool && isPoolGame(sport)
    ? `${POOL_NAMES[sport]} 第 ${pool.issue} 期`
    : `${match.home} vs ${match.away}`

/** What a plan is about, with both matches where there are two. */
export function marketText(
  { market, second, pool }: Pick<PlanSummary, 'market' | 'second' | 'pool'>,
  sport: PlanSummary['sport'],
): string {
  if (pool && isPoolGame(sport)) return POOL_NAMES[sport]
  return second ? '二串一' : MARKETS[sport === 'basketball' ? 'basketball' : 'football'][market]
}

const MARKETS = {
  football: { winDrawLose: '胜平负', winLose: '胜负', handicap: '让球', overUnder: '大小球' },
  basketball: { winDrawLose: '胜负', winLose: '胜负', handicap: '让分', overUnder: '大小分' },
} as const

/** `主胜`, `主让半球 客胜`, `大 2.5`. */
export function pickText(
  pick: PlanPick,
  market: PlanSummary['market'],
  sport: PlanSummary['sport'],
): string {
  const choice = CHOICES[pick.choice]
  if (pick.line === undefined) return choice
  const ball = sport === 'basketball' ? 'basketball' : 'football'
  if (market === 'overUnder') return `${choice} ${lineLabel(pick.line, 'overUnder', ball)}`
  return `${lineLabel(pick.line, 'asian', ball)}　${choice}`
}

/** `24 注`, and once it may be seen how many came out right. */
export const poolNote = ({ lines, right }: NonNullable<PlanSummary['pool']>, told: boolean) =>
  told && right !== undefined ? `中 ${right} 场` : `${lines} 注`

/** `04:00` today, `11-27 04:00` on another day; Beijing time. */
export function kickoffText(kickoffMs: number, nowMs: number): string {
  const [day, time] = beijing(kickoffMs)
  return day === beijing(nowMs)[0] ? time : `${day} ${time}`
}

/** The score once there is one and may be seen, else the kick-off. */
export function matchTimeText(
  { match }: Pick<PlanSummary, 'match'>,
  nowMs: number,
  veiled = false,
): string {
  if (!veiled && match.homeGoals !== undefined && match.awayGoals !== undefined)
    return `${match.homeGoals}:${match.awayGoals}`
  return kickoffText(match.kickoffMs, nowMs)
}

/** Why a plan is not sold any more; null while it is. Who may not know that a match is over is not told. */
export function closedText(
  { state, match, result }: Pick<PlanSummary, 'state' | 'match' | 'result'>,
  nowMs: number,
  veiled = false,
): string | null {
  if (result === 'void') return '已退回'
  if (state === 'settled' && !veiled) return '已结束'
  return state === 'onSale' && match.kickoffMs > nowMs ? null : '已开赛'
}

export function agoText(atMs: number, nowMs: number): string {
  const passedMs = nowMs - atMs
  if (passedMs < MINUTE_MS) return '刚刚'
  if (passedMs < HOUR_MS) return `${Math.floor(passedMs / MINUTE_MS)} 分钟前`
  if (passedMs < DAY_MS) return `${Math.floor(passedMs / HOUR_MS)} 小时前`
  return beijing(atMs)[0]
}

const beijing = (atMs: number): [day: string, time: string] => [
  beijingDay(atMs).slice(5),
  beijingTime(atMs),
]
