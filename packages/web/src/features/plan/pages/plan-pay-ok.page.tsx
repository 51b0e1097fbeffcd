import { go, useScreenParams } from '#kit/go.ts'
import { PayResult } from '#kit/pages/pay-result.tsx'

/** What the address says is only shown; whether a plan is open is asked of the server on its page. */
export function Page() {
  const { id } = useScreenParams()
  const home = { text: '返回首页', onClick: () => go('HomePage') }
  if (!id) return <PayResult title="支付结果" state="paid" main={home} />
  const look = () => go('PlanDetailPage', { id }, { replace: true })
  return (
    <PayResult
      title="支付结果"
      state="paid"
      main={{ text: '查看方案', onClick: look }}
      other={home}
    />
  )
}
