import type { Cents } from '@linmen/contract'
import { cents } from '@linmen/domain/money/cents.ts'
import type { SetMealScope } from '@linmen/domain/pricing/set-meal-cover.ts'
import { Refused } from '#kit/refused.ts'
import type { Ports } from '#kit/ports.ts'
import { findOnSale, putOnSale, sell } from '#features/sale/public.ts'
import { setMealGoods } from '#features/set-meal/public.ts'

interface DemoMeal {
  readonly id: string
  readonly name: string
  readonly expertId?: string
  readonly scope?: SetMealScope
  readonly coins: number
  readonly looks: number
  readonly days: number
}

/** Experts whose plans a set meal opens. Of the others each plan is bought alone. */
const IN_SET_MEALS = new Set(['zhou', 'lu', 'shen', 'lin', 'qing'])
export const offersSetMeals = (expertId: string) => IN_SET_MEALS.has(expertId)

const MEALS: readonly DemoMeal[] = [
  { id: 'sm-general-2', name: '通用 2 次', coins: 58, looks: 2, days: 7 },
  { id: 'sm-general-5', name: '通用 5 次', coins: 158, looks: 5, days: 30 },
  { id: 'sm-general-10', name: '通用 10 次', coins: 298, looks: 10, days: 60 },
  { id: 'sm-zhou', name: '老周谈球 3 次', expertId: 'zhou', coins: 98, looks: 3, days: 14 },
  { id: 'sm-lu', name: '陆知行 3 次', expertId: 'lu', coins: 128, looks: 3, days: 14 },
  { id: 'sm-shen', name: '沈一苇 3 次', expertId: 'shen', coins: 68, looks: 3, days: 21 },
  { id: 'sm-lin', name: '林夏 5 次', expertId: 'lin', coins: 188, looks: 5, days: 30 },
  { id: 'sm-pool-3', name: '老足彩 3 次', scope: 'pool', coins: 88, looks: 3, days: 30 },
]

export const setMealPrice = (id: string): Cents =>
  cents(MEALS.find((meal) => meal.id === id)!.coins * 100)

export async function seedSetMeals(ports: Ports): Promise<void> {
  const created_at_ms = ports.clock.nowMs()
  await ports.db.transaction((tx) =>
    putOnSale(
      tx,
      MEALS.map(({ id, name, expertId = null, scope = 'jingcai', looks, days }) => ({
        id,
        goods_kind: 'setMeal' as const,
        name,
        scope,
        expert_id: expertId,
        price: setMealPrice(id),
        quantity: looks,
        days,
        created_at_ms,
      })),
    ),
  )
}

/** The very sale that a page would make, at this moment. */
export async function buySetMeal(ports: Ports, memberId: string, mealId: string, nowMs: number) {
  await ports.db.transaction(async (tx) => {
    const meal = (await findOnSale(tx, 'setMeal', mealId))!
    return sell(tx, setMealGoods, meal, 'none', demoCall(ports, memberId, nowMs))
  })
}

/** Somebody of the demo, buying at some moment. */
export const demoCall = (ports: Ports, memberId: string, nowMs: number) => ({
  actor: { id: memberId },
  nowMs,
  platform: 'wap',
  ports,
  refuse: (code: string): never => {
    throw new Refused(code, code, {})
  },
})
