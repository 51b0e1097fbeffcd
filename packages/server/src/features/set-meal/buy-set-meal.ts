import { setMealEndpoints } from '@linmen/contract/set-meal/set-meal.endpoints.ts'
import { endOf } from '@linmen/domain/sale/set-meal.ts'
import { command } from '#kit/command.ts'
import { payDirectly } from '#features/pay/public.ts'
import {
  findOnSale,
  openPack,
  sell,
  soldDirectly,
  type CatalogueItem,
  type Goods,
} from '#features/sale/public.ts'

/** Looks for some days. Every purchase is a copy of its own, so it can be bought again and again. */
export const setMealGoods: Goods<CatalogueItem> = {
  kind: 'setMeal',
  about: (meal) => ({ id: meal.id, title: meal.name, expertId: meal.expert_id }),
  price: (meal) => meal.price,
  grants: (meal, { id, nowMs }) => ({ itemId: id, endsAtMs: endOf(nowMs, meal.days!) }),
  deliver: openPack,
}

export const pay = command(setMealEndpoints.pay, async (tx, { packageId }, call) => {
  const meal = (await findOnSale(tx, 'setMeal', packageId)) ?? call.refuse('setMeal.not_found', {})
  return sell(tx, setMealGoods, meal, 'none', call)
})

export const setMealDirect = soldDirectly(setMealGoods, (db, id) => findOnSale(db, 'setMeal', id))

export const prepay = command(
  setMealEndpoints.prepay,
  async (tx, { packageId, way, returnUrl }, call) => {
    const item =
      (await findOnSale(tx, 'setMeal', packageId)) ?? call.refuse('setMeal.not_found', {})
    const where = { returnUrl, returnPath: '/set-meal-list' }
    return payDirectly(tx, { goods: setMealGoods, item, wish: 'none', way, ...where }, call)
  },
)
