import { hrefTo } from '#kit/go.ts'
import { useScreenParams } from '#kit/shown.ts'
import { useDirectReturn } from '#features/pay/parts/public.ts'
import { AdPlace } from '#features/promotion/parts/public.ts'
import { GoodsList, OpenPacks } from '#features/sale/parts/public.ts'
import { MealExperts } from '#features/set-meal/parts/meal-experts.tsx'
import { WaysOn } from '#features/set-meal/parts/ways-on.tsx'
import { sayMealBought, useSetMealSale } from '#features/set-meal/use-set-meal-sale.tsx'
import { useSetMeals } from '#features/set-meal/use-set-meals.ts'

export function Page() {
  const { query, tabs, scope } = useSetMeals(false)
  const { orderId, status, errMsg } = useScreenParams('SetMealList')
  useDirectReturn({ orderId, status, errMsg }, () => sayMealBought(scope === 2))
  const own = useSetMeals(true).query.data?.pages[0]?.items
  return (
    <GoodsList
      title="套餐"
      record={hrefTo('SetMealRecord', { scope })}
      tabs={tabs}
      top={
        <>
          <AdPlace location={HEADER_ADS[scope] ?? HEADER_ADS[1]} />
          <OpenPacks packs={own} />
          {scope === 1 && <MealExperts />}
        </>
      }
      below={<WaysOn scope={scope} />}
      query={query}
      keyOf={({ id }) => id}
      group={({ ofOneExpert }) => (ofOneExpert ? TIED : GENERAL)}
      saleOf={useSetMealSale()}
      empty={{ title: '暂无在售套餐', text: '可以先单篇购买' }}
    />
  )
}

/** The numbered places over the two lists. */
const HEADER_ADS: Readonly<Record<number, number>> & { 1: number } = { 1: 52, 2: 53 }
const GENERAL = { title: '通用套餐', fact: '任意专家的套餐方案' }
const TIED = { title: '单专家套餐', fact: '只看这一位' }
