import { hrefTo } from '#kit/go.ts'
import { PagedList } from '#kit/pages/paged-list.tsx'
import { PackCard } from '#features/sale/parts/public.ts'
import { useSetMeals } from '#features/set-meal/use-set-meals.ts'

export function Page() {
  const { query, tabs, scope } = useSetMeals(true)
  const action = { text: '去看套餐', href: hrefTo('SetMealList', { scope }) }
  return (
    <PagedList
      title="套餐记录"
      tabs={tabs}
      query={query}
      keyOf={({ id }) => id}
      row={(pack) => <PackCard pack={pack} uses />}
      empty={{ title: '还没有买过套餐', action }}
    />
  )
}
