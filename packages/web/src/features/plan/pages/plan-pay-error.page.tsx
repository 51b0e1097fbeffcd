import { goBack } from '#kit/go.ts'
import { useScreenParams } from '#kit/shown.ts'
import { PayResult } from '#kit/pages/pay-result.tsx'
import { payFailureText } from '#features/plan/pay-failure-text.ts'
import { OpenPayments } from '#features/pay/parts/public.ts'
import s from './plan-pay-error.module.css'

export function Page() {
  const { errorMsg } = useScreenParams('PlanDetailPayErrorPage')
  const why = payFailureText(errorMsg)
  return (
    <PayResult title="支付结果" state="failed" main={{ text: '返回方案', onClick: goBack }}>
      {why && <p className={s.why}>{why}</p>}
      <p className={s.next}>请先回到方案页确认是否已解锁，再决定是否重新支付</p>
      <OpenPayments bare />
    </PayResult>
  )
}
