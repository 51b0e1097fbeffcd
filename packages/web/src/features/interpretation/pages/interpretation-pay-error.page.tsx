import { commonRefusals, type Refusals } from '@linmen/contract'
import { interpretationPayRefusals } from '@linmen/contract/interpretation/interpretation.refusals.ts'
import { go, goBack } from '#kit/go.ts'
import { PayResult } from '#kit/pages/pay-result.tsx'
import { useScreenParams } from '#kit/shown.ts'
import { Hint } from '#ui/hint/hint.tsx'

const known: Refusals = { ...commonRefusals, ...interpretationPayRefusals }

/** A code is looked up; anything else is plain text, which the result page shortens. */
const wordsOf = (errorMsg: string) =>
  Object.hasOwn(known, errorMsg) ? known[errorMsg]!.text : errorMsg

export function Page() {
  const { errorMsg, interpretationId } = useScreenParams('JieduPayErrorPage')
  const back = () =>
    interpretationId === undefined
      ? goBack()
      : go('JieduDetailPage', { id: interpretationId }, { replace: true })
  return (
    <PayResult
      title="支付结果"
      state="failed"
      {...(errorMsg && { reason: wordsOf(errorMsg) })}
      main={{ text: '返回解读', onClick: back }}
      other={{ text: '查看金币明细', onClick: () => go('JinbiDetailPage') }}
    >
      <Hint>没有扣款就没有记录；如已扣款，可以在金币明细里查到这一笔</Hint>
    </PayResult>
  )
}
