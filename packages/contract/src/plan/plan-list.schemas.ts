import { named, optional, type House } from '#kit/codec.ts'
import { flag, id, moment, text, words } from '#kit/scalars.ts'
import { pageNo, pageSize } from '#kit/paging.ts'
import { planKind, sport } from '#kit/legacy-words.ts'
import { shape } from '#kit/shapes.ts'

/** How far plans of a list are: all of them, on sale, waiting for a result, decided. */
const planStage = words({ all: 0, onSale: 1, waiting: 2, settled: 3, hit: 4, miss: 5 })
export type PlanStage = House<typeof planStage>

/** Which plans a list shows. */
export const planFilter = {
  pageNo,
  pageSize: pageSize(10),
  sport: named('qiuFlag', optional(sport)),
  stage: named('status', optional(planStage)),
  expertId: optional(id),
  leagueName: optional(text({ max: 60 })),
  /** Only those that cost nothing. */
  free: named('isFree', optional(flag)),
  /** Of the experts the caller follows, or those the caller has bought. */
  mine: named('mineType', optional(words({ followed: 1, bought: 2 }))),
}

/** The laboratory tells its plans apart by market; the old client sends 1 for all of them. */
export const labKind = words({
  every: 1,
  all: 'all',
  single: 'single',
  handicap: 'handicap',
  overUnder: 'over-under',
})

export const listedPlans = shape({ kind: named('type', planKind), ...planFilter })

/** Somebody who opened a plan. Names of others are masked. */
export const planLooker = shape({
  name: named('nickName', text({ max: 40 })),
  avatar: named('userIcon', text({ max: 200 })),
  atMs: named('createTime', moment),
})
export type PlanLooker = House<typeof planLooker>
