import { setMealEndpoints } from '@linmen/contract/set-meal/set-meal.endpoints.ts'
import type { SetMeal } from '@linmen/contract/set-meal/set-meal.schemas.ts'
import { usageOf } from '@linmen/domain/sale/set-meal.ts'
import { pageOf, presented } from '#kit/page-of.ts'
import { query } from '#kit/query.ts'
import { expertsById } from '#features/expert/public.ts'
import { boughtPacks, onSale, type CatalogueItem } from '#features/sale/public.ts'

type Meal = Omit<CatalogueItem, 'scope' | 'goods_kind' | 'on_sale' | 'created_at_ms'>

/** What is on sale, or the member's own copies. A visitor has none. */
export const list = query(
  setMealEndpoints.list,
  async (db, { scope, mine, ...wish }, { actor, nowMs }) => {
    const copies = actor ? await boughtPacks(db, actor.id, scope) : []
    const page = pageOf<Meal>(mine ? copies : await onSale(db, 'setMeal', scope), wish)
    const ids = page.items.flatMap(({ expert_id }) => expert_id ?? [])
    const experts = await expertsById(db, ids, nowMs)
    const shown = ({
      id,
      name,
      price,
      days,
      quantity: looks,
      expert_id: expertId,
    }: Meal): SetMeal => {
      const had = copies.find((copy) => id === (mine ? copy.id : copy.goods_id))
      return {
        ...{ id, name, scope, price, looks, days: days! },
        ofOneExpert: expertId !== null,
        ...(expertId !== null && { expertId, expert: experts.get(expertId)! }),
        usage: had ? usageOf({ ...had.copy, looks: had.quantity }, nowMs) : 'none',
        ...(mine && had && { copy: had.copy }),
      }
    }
    return presented(page, (meals) => meals.map(shown))
  },
)

/** Everybody whose set meals are on sale. */
export const listExperts = query(setMealEndpoints.listExperts, async (db, _input, { nowMs }) => {
  const meals = await onSale(db, 'setMeal')
  const ids = [...new Set(meals.flatMap(({ expert_id }) => expert_id ?? []))]
  return { list: [...(await expertsById(db, ids, nowMs)).values()] }
})
