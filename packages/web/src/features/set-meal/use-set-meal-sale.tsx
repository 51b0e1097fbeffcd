import { setMealEndpoints } from '@linmen/contract/set-meal/set-meal.endpoints.ts'
import type { SetMeal } from '@linmen/contract/set-meal/set-meal.schemas.ts'
import { lastingText, perLookText } from '@linmen/domain/sale/set-meal.ts'
import { theHost } from '#kit/host.ts'
import { useWrite } from '#kit/use-write.ts'
import { hasDirectPay, payDirect } from '#features/pay/parts/public.ts'
import { PackFace, sayBought, useSaleWrite, type ForSale } from '#features/sale/parts/public.ts'

/** A set meal as the sheet sells it. */
export function useSetMealSale(): (meal: SetMeal) => ForSale {
  const pay = useSaleWrite(setMealEndpoints.pay)
  const prepay = useWrite(setMealEndpoints.prepay, { silent: ['pay.month_limit'] })
  return (meal) => {
    const isPool = meal.scope === 'pool'
    return {
      kind: 'setMeal',
      price: meal.price,
      heading: '购买套餐',
      face: <PackFace pack={meal} />,
      title: meal.name,
      note: `${lastingText(meal.days)}内有效`,
      each: `${perLookText(meal.price, meal.looks)} ${theHost().currency}/次`,
      chips: [isPool ? '十四场、任选九' : '足球、篮球', `${meal.looks} 次`],
      terms: '到期未用完的次数作废，不自动续费　比赛取消退回次数',
      ...(meal.expertId !== undefined && { expertId: meal.expertId }),
      unused: (perks) => perks[meal.scope].sum,
      upsell: meal.looks === 3 && !isPool,
      send: () => pay({ packageId: meal.id }),
      ...(hasDirectPay() && {
        direct: () =>
          payDirect(meal.price, 'package', () =>
            prepay.write({ packageId: meal.id, returnUrl: location.href }),
          ),
      }),
      onBought: () => sayMealBought(isPool),
    }
  }
}

/** What was bought opens interpretations; its record is the next best way on. */
export const sayMealBought = (isPool: boolean): void =>
  void sayBought([
    { to: 'JieduListPage', text: '去看解读', params: { type: isPool ? 3 : 0 } },
    { to: 'SetMealRecord', text: '查看记录', params: { scope: isPool ? 2 : 1 } },
  ])
