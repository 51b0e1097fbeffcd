import { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import { walletEndpoints } from '@linmen/contract/wallet/wallet.endpoints.ts'
import { balanceText, priceText } from '@linmen/domain/money/coin-text.ts'
import { useQuery } from '@tanstack/react-query'
import { go } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { PayResult } from '#kit/pages/pay-result.tsx'
import { read } from '#kit/read.ts'
import { useScreenParams } from '#kit/shown.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { FactLines } from '#features/wallet/parts/fact-lines.tsx'
import { momentText } from '#features/wallet/wallet-words.ts'

const TITLE = '充值完成'
const more = { text: '继续充值', onClick: () => go('ChargePage', {}, { replace: true }) }
const list = { text: '查看明细', onClick: () => go('JinbiDetailPage', {}, { replace: true }) }

/** A charge that has come; without a number, the latest one. */
export function Page() {
  const { orderId } = useScreenParams('ChargeFinishPage')
  return orderId === undefined ? <Latest /> : <Finished orderId={orderId} />
}

function Finished({ orderId }: { orderId: string }) {
  const { currency } = useHost()
  const order = useQuery(read(payEndpoints.status, { orderId }))
  if (!order.data)
    return (
      <PageFrame title={TITLE}>
        <Loaded query={order}>{() => null}</Loaded>
      </PageFrame>
    )
  const { status, amount, balance, gift } = order.data
  const ask = { text: '再查一次', onClick: () => void order.refetch(), busy: order.isFetching }
  if (status !== 'paid')
    return (
      <PayResult
        title="支付结果"
        state={status === 'pending' ? 'pending' : 'failed'}
        main={status === 'pending' ? ask : more}
        other={list}
      />
    )
  return (
    <PayResult
      title={TITLE}
      state="paid"
      done="充值成功"
      reason="金币已到账，可以使用"
      main={list}
      other={more}
    >
      <FactLines
        facts={[
          ...(amount === undefined ? [] : [['充值', `${priceText(amount)} 元`] as const]),
          ...(gift === undefined ? [] : [['赠送', `${priceText(gift)} ${currency}`] as const]),
          ...(balance === undefined
            ? []
            : [['余额', `${balanceText(balance)} ${currency}`] as const]),
          ['单号', orderId],
        ]}
      />
    </PayResult>
  )
}

function Latest() {
  const expenses = useQuery(read(walletEndpoints.expenses, {}))
  return (
    <PageFrame title={TITLE}>
      <Loaded query={expenses}>
        {({ last, monthCharged, monthSpent }) =>
          last ? (
            <EmptyState
              title={`最近一次充值 ${priceText(last.amount)} 元`}
              text={`${momentText(last.atMs)} 到账；本月充值 ${priceText(monthCharged)} 元，消费 ${priceText(monthSpent)} 金币`}
              action={list}
            />
          ) : (
            <EmptyState title="还没有充值过" text="充值到账后，结果显示在这里" action={more} />
          )
        }
      </Loaded>
    </PageFrame>
  )
}
