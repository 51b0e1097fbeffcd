import { named, optional, shape, text } from '@linmen/contract'
import { beijingDay, beijingMidnight } from '@linmen/domain/match/business-day.ts'
import { levelAfter, levelConditions, sharePercent } from '@linmen/domain/expert/level.ts'
import type { Reader } from '#db/port.ts'
import { job } from '#jobs/jobs.ts'
import type { Ports } from '#kit/ports.ts'
import { addChange } from './apply.repo.ts'
import { tellOfLevel } from './tell-of-level.ts'

interface Month {
  readonly level: number
  readonly grade: number
  readonly sharePercent: number
  readonly recommendations: number
  readonly activeDays: number
  readonly returned?: number
  readonly place?: number
}

/** What every expert did in the month of a moment, and the place its return has among all. */
export async function expertMonths(db: Reader, atMs: number): Promise<Map<string, Month>> {
  const fromMs = monthStart(atMs)
  const experts = await db
    .selectFrom('expert_profile as e')
    .innerJoin('member as m', 'm.id', 'e.member_id')
    .select(['m.id', 'm.level', 'e.grade', 'e.share_percent'])
    .execute()
  const plans = await db
    .selectFrom('plan')
    .select(['expert_id', 'published_at_ms', 'result', 'returned_hundredths', 'pool_issue'])
    .where(({ or, eb }) => or([eb('pick', 'is not', null), eb('pool_issue', 'is not', null)]))
    .where('published_at_ms', '>=', fromMs)
    .where('published_at_ms', '<=', atMs)
    .execute()
  const months = experts.map((expert) => {
    const own = plans.filter((plan) => plan.expert_id === expert.id)
    // A pool has no price, so it is a recommendation without a return.
    const priced = own.filter((plan) => plan.pool_issue === null)
    const settled = priced.filter((plan) => plan.result !== null && plan.result !== 'void')
    const won = settled.reduce((sum, plan) => sum + (plan.returned_hundredths ?? 0) - 100, 0)
    return {
      id: expert.id,
      level: expert.level,
      grade: expert.grade,
      sharePercent: expert.share_percent,
      recommendations: own.length,
      activeDays: new Set(own.map((plan) => beijingDay(plan.published_at_ms))).size,
      tenths: settled.length === 0 ? null : Math.round((won * 10) / settled.length),
    }
  })
  const order = months
    .filter(({ tenths }) => tenths !== null)
    .toSorted((a, b) => b.tenths! - a.tenths! || (a.id < b.id ? -1 : 1))
  return new Map(
    months.map(({ id, tenths, ...month }) => [
      id,
      {
        ...month,
        ...(tenths !== null && {
          returned: tenths / 10,
          place: order.findIndex((each) => each.id === id) + 1,
        }),
      },
    ]),
  )
}

const CONDITION_WORDS = {
  recommendations: '方案不少于 30 篇',
  activeDays: '发布天数不少于 15 天',
  returned: '月回报率不低于 0%',
  place: '回报率前 20 名',
} as const

/** On the first of a month: whoever met all four conditions rises, whoever missed three falls, with reasons. */
export const reviewLevelsJob = job({
  name: 'review-levels',
  // 00:20 in Beijing, on whichever day of UTC that is.
  cron: '20 16 * * *',
  // Whoever is switched off that night reviews the month when it is on again.
  makeUp: '20d',
  // The runner tells which night it stands for.
  payload: shape({ night: named('_cron', optional(shape({ ts: text({ max: 40 }) }))) }),
  run: async (ports, { night }) => {
    const dueMs = night ? Date.parse(night.ts) : ports.clock.nowMs()
    if (beijingDay(dueMs).endsWith('-01')) await reviewLevels(ports)
  },
})

/** Safe to repeat: a step is written once a month. */
export async function reviewLevels(ports: Ports): Promise<number> {
  const nowMs = ports.clock.nowMs()
  const months = await expertMonths(ports.db.read, monthStart(nowMs) - 1)
  let changed = 0
  for (const [memberId, month] of months) {
    const told = {
      recommendations: month.recommendations,
      activeDays: month.activeDays,
      returnTenths: month.returned === undefined ? null : Math.round(month.returned * 10),
      place: month.place ?? null,
    }
    const to = levelAfter(month.level, told)
    if (to === null) continue
    const missed = levelConditions(told).filter(({ met }) => !met)
    const reasons =
      to === 2
        ? '上月四项条件全部达标'
        : `上月未达标：${missed.map(({ key }) => CONDITION_WORDS[key]).join('，')}`
    await ports.db.transaction(async (tx) => {
      const step = { id: ports.ids.next('lv'), memberId, from: month.level, to, reasons }
      const written = await addChange(tx, { ...step, nowMs })
      if (Number(written[0]?.numInsertedOrUpdatedRows ?? 0) === 0) return
      await tx.updateTable('member').set({ level: to }).where('id', '=', memberId).execute()
      await tx
        .updateTable('expert_profile')
        .set({ share_percent: sharePercent(to, month.grade) })
        .where('member_id', '=', memberId)
        .execute()
      await tellOfLevel(tx, { ports, nowMs }, step)
      changed += 1
    })
  }
  return changed
}

const monthStart = (atMs: number): number =>
  beijingMidnight(Date.parse(`${beijingDay(atMs).slice(0, 7)}-01T12:00:00+08:00`))
