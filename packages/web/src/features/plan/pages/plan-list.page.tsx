import { planKind } from '@linmen/contract/kit/legacy-words.ts'
import { go, hrefTo } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { PagedList } from '#kit/pages/paged-list.tsx'
import { useScreenParams } from '#kit/shown.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { PlanItem } from '#features/plan/parts/plan-item.tsx'
import { SPORTS } from '#features/plan/plan-words.ts'
import { usePlanPages } from '#features/plan/use-plan-pages.ts'
import s from '#features/plan/parts/list-top.module.css'

const KINDS = [
  { key: 'all', label: '全部' },
  { key: 'single', label: '单关' },
  { key: 'handicap', label: '让球' },
  { key: 'over-under', label: '大小' },
  { key: 'two-for-one', label: '二串一' },
  { key: 'pool', label: '足彩' },
] as const

export function Page() {
  const { sport, kind: word } = useScreenParams('PlanListPage')
  const { currency } = useHost()
  const key = KINDS.find((each) => each.key === word)?.key ?? 'all'
  const kind = planKind.decode(key)
  // A pool is always about football.
  const query = usePlanPages({ ...(kind !== 'pool' && { sport }), kind })
  const open = (params: { sport: typeof sport; kind: string }) =>
    go('PlanListPage', params, { replace: true })
  return (
    <PagedList
      title="方案"
      tabs={{ items: KINDS, value: key, onChange: (next) => open({ sport, kind: next }) }}
      top={
        <div className={s.top}>
          {kind === 'pool' ? (
            <p className={s.rule}>十四场中 13 场以上、任九全中计为命中</p>
          ) : (
            <Segmented
              label="运动"
              items={SPORTS}
              value={sport}
              onChange={(next) => open({ sport: next, kind: key })}
            />
          )}
        </div>
      }
      query={query}
      keyOf={({ id }) => id}
      row={(plan) => <PlanItem plan={plan} currency={currency} />}
      skeleton={<SkeletonCards />}
      empty={{
        title: '暂时没有这类方案',
        sport,
        action: { text: '看全部方案', href: hrefTo('PlanListPage', { sport, kind: 'all' }) },
      }}
      foot={<Hint>过往战绩不代表未来　仅供理性参考</Hint>}
    />
  )
}
