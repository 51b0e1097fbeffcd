import { goBack, useScreenParams } from '#kit/go.ts'
import { PayResult } from '#kit/pages/pay-result.tsx'
import { payFailureText } from '#features/plan/pay-failure-text.ts'

export function Page() {
  const { errorMsg } = useScreenParams()
  return (
    <PayResult
      title="支付结果"
      state="failed"
      reason={payFailureText(errorMsg)}
      main={{ text: '返回方案', onClick: goBack }}
    />
  )
}
