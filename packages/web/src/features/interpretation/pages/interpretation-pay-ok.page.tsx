import type { InterpretationDetail } from '@linmen/contract/interpretation/interpretation.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { go } from '#kit/go.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { PayResult, type PayState } from '#kit/pages/pay-result.tsx'
import { useScreenParams } from '#kit/shown.ts'
import { ReceiptLines, type PaidOrder } from '#features/sale/parts/public.ts'
import { interpretationQueries } from '#features/interpretation/interpretation.queries.ts'

const TITLE = '支付结果'
const others = { text: '看看其他解读', onClick: () => go('JieduListPage') }

/** The address alone proves nothing: how it ended, and what it cost, is asked from the server. */
export function Page() {
  const { id, orderId } = useScreenParams('JieduPayOkPage')
  const bought = useQuery({ ...interpretationQueries.detail(id ?? ''), enabled: id !== undefined })
  const order = useQuery({
    ...interpretationQueries.order(orderId ?? ''),
    enabled: orderId !== undefined,
  })
  if (id === undefined) return <PayResult title={TITLE} state="pending" main={others} />
  if (bought.data) return <Ended of={bought.data} order={order.data} />
  return (
    <PageFrame title={TITLE}>
      <Loaded query={bought}>{() => null}</Loaded>
    </PageFrame>
  )
}

function Ended({ of, order }: { of: InterpretationDetail; order: PaidOrder | undefined }) {
  const state: PayState = of.body === undefined ? 'failed' : 'paid'
  const look = () => go('JieduDetailPage', { id: of.id }, { replace: true })
  return (
    <PayResult
      title={TITLE}
      state={state}
      {...(state === 'paid' && { reason: '内容已解锁，随时可以回来看' })}
      main={{ text: '查看解读', onClick: look }}
      other={others}
    >
      {state === 'paid' && (
        <ReceiptLines
          what={[
            ['解读', of.title],
            ['专家', of.expert.name],
          ]}
          order={order}
        />
      )}
    </PayResult>
  )
}
