import { beijingDay } from '@linmen/domain/match/business-day.ts'
import { afterCommit } from '#kit/call-of.ts'
import type { Ports } from '#kit/ports.ts'
import { job } from '#jobs/jobs.ts'
import { couponsEnding } from '#features/coupon/public.ts'
import { endedFollows, type EndedFollow } from '#features/match/public.ts'
import { linkTo, tellMember, type News } from '#features/message/public.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** A process that stood still for less than this misses nobody. */
const REACH_MS = 6 * HOUR_MS
const COUPON_DAYS = 3

/** Every minute: followers of a match hear that it is over, owners of a coupon that it ends soon. */
export const remindJob = job({
  name: 'remind',
  cron: '* * * * *',
  run: async (ports) => {
    const told = await remind(ports)
    if (told > 0) ports.log.info({ told }, 'members are reminded')
  },
})

/** Safe to repeat: each is told once. How many were. */
export async function remind(ports: Ports): Promise<number> {
  const nowMs = ports.clock.nowMs()
  const { read } = ports.db
  const ended = await endedFollows(read, { fromMs: nowMs - REACH_MS, toMs: nowMs })
  const coupons = await couponsEnding(read, nowMs, nowMs + COUPON_DAYS * DAY_MS)
  const news = [
    ...ended.map(matchOver),
    ...coupons.map(({ id, member_id, name, valid_to_ms }) => ({
      memberId: member_id,
      kind: 'coupon' as const,
      title: '优惠券快到期了',
      text: `${name}，${beijingDay(valid_to_ms).slice(5)} 到期`,
      link: linkTo.coupons,
      once: `coupon-ends:${id}`,
    })),
  ]
  let told = 0
  for (const each of news) if (await tell(ports, each, nowMs)) told += 1
  return told
}

/** Without the score: who does not want to know it yet reads messages too. */
const matchOver = (match: EndedFollow): News => ({
  memberId: match.member_id,
  kind: 'match',
  title: '关注的比赛已结束',
  text: `${match.league_name} ${match.home_name} vs ${match.away_name}`,
  link:
    match.sport === 'football'
      ? linkTo.footballMatch(match.match_id)
      : linkTo.basketballMatch(match.match_id),
  once: `match-over:${match.match_id}`,
})

async function tell(ports: Ports, news: News, nowMs: number): Promise<boolean> {
  const { after, settle } = afterCommit(ports, 'remind')
  const told = await ports.db.transaction((tx) => tellMember(tx, { ports, nowMs, after }, news))
  settle()
  return told
}
