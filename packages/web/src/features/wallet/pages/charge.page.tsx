import { walletEndpoints } from '@linmen/contract/wallet/wallet.endpoints.ts'
import type { ChargeConfig } from '@linmen/contract/wallet/wallet.schemas.ts'
import { add } from '@linmen/domain/money/cents.ts'
import { priceText } from '@linmen/domain/money/coin-text.ts'
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { read } from '#kit/read.ts'
import { Button } from '#ui/button/button.tsx'
import { BottomBar } from '#ui/bottom-bar/bottom-bar.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { OpenPayments } from '#features/pay/parts/public.ts'
import { TopUpLine } from '#features/promotion/parts/public.ts'
import { BalanceCard } from '#features/wallet/parts/balance-card.tsx'
import { ChargeAmount } from '#features/wallet/parts/charge-amount.tsx'
import { ChargeWays } from '#features/wallet/parts/charge-ways.tsx'
import { MonthBar } from '#features/wallet/parts/month-bar.tsx'
import { PayAds } from '#features/wallet/parts/pay-ads.tsx'
import s from '#features/wallet/parts/charge-page.module.css'
import { useCharge } from '#features/wallet/use-charge.ts'

export function Page() {
  const config = useQuery(read(walletEndpoints.chargeProducts, {}))
  return (
    <PageFrame
      title="钱包"
      right={
        <Button look="ghost" size="s" href={hrefTo('JinbiDetailPage')}>
          明细
        </Button>
      }
    >
      <div className={s.top}>
        <BalanceCard of="coins" />
        <OpenPayments />
      </div>
      <Loaded query={config} skeleton={<SkeletonCards />}>
        {(known) => <Desk config={known} />}
      </Loaded>
    </PageFrame>
  )
}

function Desk({ config }: { config: ChargeConfig }) {
  const { currency } = useHost()
  const charge = useCharge(config)
  const { amount, bonus, needsCard, busy } = charge
  return (
    <div className={s.page}>
      <ChargeAmount config={config} charge={charge} />
      <ChargeWays config={config} charge={charge} />
      <TopUpLine />
      <MonthBar />
      <PayAds />
      <Hint>
        1 元 = 1 {currency}，充值的{currency}只能用于本站内容，不可提现、不可转让
      </Hint>
      <BottomBar>
        <Button
          size="l"
          busy={busy}
          disabled={amount === null || needsCard || !config.open}
          onClick={() => void charge.pay()}
        >
          {config.open
            ? amount === null
              ? `请输入 ${priceText(config.least)}–${priceText(config.most)} 的整数`
              : `充值 ${priceText(amount)} 元，得 ${priceText(add(amount, bonus))} ${currency}`
            : '支付渠道暂未开通'}
        </Button>
      </BottomBar>
    </div>
  )
}
