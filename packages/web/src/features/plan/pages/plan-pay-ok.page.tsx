import { useQuery } from '@tanstack/react-query'
import { go, useScreenParams } from '#kit/go.ts'
import { PayResult } from '#kit/pages/pay-result.tsx'
import { planQueries } from '#features/plan/plan.queries.ts'

/** The address alone proves nothing: a plan that is still locked was not bought. */
export function Page() {
  const { id } = useScreenParams()
  const plan = useQuery({ ...planQueries.detail(id ?? ''), enabled: id !== undefined })
  const isLocked = plan.data !== undefined && plan.data.body === undefined
  const home = { text: '返回首页', onClick: () => go('HomePage') }
  const look = {
    text: '查看方案',
    onClick: () => id && go('PlanDetailPage', { id }, { replace: true }),
  }
  return (
    <PayResult
      title="支付结果"
      {...(isLocked
        ? { state: 'failed' }
        : { state: 'paid', reason: '内容已解锁，随时可以回来看' })}
      {...(id === undefined ? { main: home } : { main: look, other: home })}
    />
  )
}
