import type { Cents } from '@linmen/contract'
import { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import { walletEndpoints } from '@linmen/contract/wallet/wallet.endpoints.ts'
import { NOTHING, subtract } from '@linmen/domain/money/cents.ts'
import { amountText, balanceText, priceText } from '@linmen/domain/money/coin-text.ts'
import { useQuery } from '@tanstack/react-query'
import { go, hrefTo } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { PayResult } from '#kit/pages/pay-result.tsx'
import { read } from '#kit/read.ts'
import { redirectFromHere, useRedirect } from '#kit/redirect.ts'
import { useScreenParams } from '#kit/shown.ts'
import { useWrite } from '#kit/use-write.ts'
import { BottomBar } from '#ui/bottom-bar/bottom-bar.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { leaveToPay, sayMonthIsFull, useTripEnd, withinMonth } from '#features/pay/parts/public.ts'
import { planQueries } from '#features/plan/plan.queries.ts'
import { subjectText } from '#features/plan/plan-words.ts'

const TITLE = '支付方案'

/** Where a plan is paid past the wallet, and where the buyer comes back to. */
export function Page() {
  const { planNo, planId, price, couponId, orderId, status, errMsg } =
    useScreenParams('PlanDetailPayChargePage')
  const home = { text: '看看方案', onClick: () => go('HomePage') }
  if (planNo === undefined)
    return (
      <PageFrame title={TITLE}>
        <EmptyState title="没有要支付的方案" action={home} />
      </PageFrame>
    )
  if (orderId === undefined) return <Desk {...{ planNo, planId, couponId, asked: price }} />
  return <Back {...{ planNo, planId, orderId, status, errMsg }} />
}

interface BackProps {
  readonly planNo: string
  readonly planId: string | undefined
  readonly orderId: string
  readonly status: string | undefined
  readonly errMsg: string | undefined
}

/** Status 2 is a success; 1 is asked about once more after three seconds; anything else has failed. */
function Back({ planNo, planId, orderId, status, errMsg }: BackProps) {
  const { end, again } = useTripEnd({ orderId, status, errMsg })
  const isPaid = end === 'paid'
  const isBroken = end === 'unpaid' || end === 'pending'
  const paid = isPaid && planId !== undefined && hrefTo('PlanDetailPayOkPage', { id: planId })
  useRedirect(isBroken ? hrefTo('PlanDetailPayErrorPage', { planNo }) : paid || null)
  const ask = { text: '再查一次', onClick: again, busy: end === null }
  const look = { text: '返回首页', onClick: () => go('HomePage') }
  if (end === 'kept')
    return (
      <PayResult
        title={TITLE}
        state="failed"
        reason="方案已不能购买，支付的金额已转为金币，留在你的钱包里"
        main={{ text: '查看明细', onClick: () => go('JinbiDetailPage', {}, { replace: true }) }}
      />
    )
  return <PayResult title={TITLE} state={isPaid ? 'paid' : 'pending'} main={isPaid ? look : ask} />
}

interface DeskProps {
  readonly planNo: string
  readonly planId: string | undefined
  readonly couponId: string | undefined
  readonly asked: Cents | undefined
}

function Desk({ planNo, planId, couponId, asked }: DeskProps) {
  const { currency } = useHost()
  const plan = useQuery({ ...planQueries.detail(planId ?? ''), enabled: planId !== undefined }).data
  const balance = useQuery(read(walletEndpoints.balance, {})).data?.coins
  const price = asked ?? plan?.price
  const missing = price !== undefined && balance !== undefined ? lack(price, balance) : undefined
  return (
    <PageFrame title={TITLE}>
      <Card label="金额">
        {plan && <ListRow title="方案" note={subjectText(plan)} />}
        <ListRow title="需支付" note={price === undefined ? '-' : amountText(price, currency)} />
        <ListRow
          title="当前余额"
          note={balance === undefined ? '-' : `${balanceText(balance)} ${currency}`}
        />
        <ListRow title="还差" note={missing === undefined ? '-' : amountText(missing, currency)} />
        <ListRow title={`充值${currency}`} note="充值后用余额支付" href={hrefTo('ChargePage')} />
      </Card>
      <Hint>直接支付按结算时的价格收款；如方案已不能购买，金额转为{currency}，留在钱包里</Hint>
      <BottomBar>
        <PayNow planNo={planNo} couponId={couponId} price={price} />
      </BottomBar>
    </PageFrame>
  )
}

const lack = (price: Cents, balance: Cents): Cents =>
  balance >= price ? NOTHING : subtract(price, balance)

interface PayNowProps extends Pick<DeskProps, 'planNo' | 'couponId'> {
  readonly price: Cents | undefined
}

function PayNow({ planNo, couponId, price }: PayNowProps) {
  const { name } = useHost()
  const silent = { silent: ['pay.month_limit'] } as const
  const doors = {
    messaging: useWrite(payEndpoints.prepay, silent),
    microblog: useWrite(payEndpoints.prepayMicroblog, silent),
    other: useWrite(payEndpoints.prepayBrowser, silent),
  }
  const door = name === 'messaging' || name === 'microblog' ? doors[name] : doors.other
  const pay = async () => {
    const redirect = redirectFromHere()
    if (price !== undefined && !(await withinMonth(price, 'private'))) return
    const begun = await door.write({ planNo, ...(couponId !== undefined && { couponId }) })
    if (begun.ok && !leaveToPay(begun.output, redirect)) redirect.go('HomePage')
    if (!begun.ok && begun.failure.code === 'pay.month_limit') await sayMonthIsFull('private')
  }
  return (
    <Button size="l" busy={door.busy} onClick={() => void pay()}>
      {price === undefined ? '直接支付' : `直接支付 ${priceText(price)} 元`}
    </Button>
  )
}
