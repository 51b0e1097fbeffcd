import { vipEndpoints } from '@linmen/contract/vip/vip.endpoints.ts'
import type { TierConfig, VipTier } from '@linmen/contract/vip/vip.schemas.ts'
import { amountText } from '@linmen/domain/money/coin-text.ts'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useHost } from '#kit/host.ts'
import { hrefTo } from '#kit/go.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { NightFrame } from '#kit/pages/night-frame.tsx'
import { read } from '#kit/read.ts'
import { useLoggedIn } from '#kit/session.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { Section } from '#ui/section/section.tsx'
import { AdLine } from '#features/promotion/parts/public.ts'
import { PaySheet, usePurchase } from '#features/sale/parts/public.ts'
import { useVipSale } from '#features/vip/use-vip-sale.tsx'
import { saleTerms } from '#features/vip/vip-words.ts'
import { BenefitGrid } from './benefit-grid.tsx'
import { BenefitSheet } from './benefit-sheet.tsx'
import { PartsSum } from './parts-sum.tsx'
import { PriceTiles } from './price-tiles.tsx'
import { TierCard } from './tier-card.tsx'
import s from './vip-board.module.css'

export interface VipBoardProps {
  readonly title: string
  readonly tier: VipTier
  readonly onTier: (tier: VipTier) => void
  /** More ways on, below the prices. */
  readonly children?: ReactNode
}

/** A tier with its benefits, what its parts cost alone, its prices, and the one button. */
export function VipBoard({ title, tier, onTier, children }: VipBoardProps) {
  const { currency } = useHost()
  const config = useQuery(read(vipEndpoints.config, { tier }))
  const prices = useQuery(read(vipEndpoints.prices, { tier })).data?.prices ?? []
  const [chosenId, choose] = useState<string>()
  const isMember = useLoggedIn()
  const all = useQuery({ ...read(vipEndpoints.info, {}), enabled: isMember }).data
  const saleOf = useVipSale(saleTerms(config.data?.mine, all))
  const line = prices.find(({ id }) => id === chosenId) ?? prices[1] ?? prices[0]
  const goods = line && saleOf(line)
  const purchase = usePurchase(title, goods)
  const renews = config.data?.mine !== undefined && config.data.mine.state === 'active'
  return (
    <NightFrame
      title={title}
      right={
        <Button look="ghost" size="s" href={hrefTo('VipOrderListPage')}>
          订单
        </Button>
      }
      action={
        line && (
          <Button look="gold" size="l" busy={purchase.paying} onClick={purchase.open}>
            {renews ? '续费' : '开通'} {line.days} 天　{amountText(line.price, currency)}
          </Button>
        )
      }
    >
      <TierCard tier={tier} onTier={onTier} config={config.data} />
      <Loaded query={config}>{(data) => <About config={data} />}</Loaded>
      {prices.length > 0 && (
        <Card padded className={s.gap} label="价格">
          <PriceTiles prices={prices} chosen={line?.id} onChoose={choose} />
        </Card>
      )}
      <Ads renews={renews} />
      {children}
      <Hint>到期不自动续费　可用会员券　会员只含信息服务</Hint>
      {goods && <PaySheet goods={goods} purchase={purchase} />}
    </NightFrame>
  )
}

function About({ config }: { config: TierConfig }) {
  const { tier, benefits, members, parts, partsSum } = config
  const [open, setOpen] = useState(false)
  const { data } = useQuery(read(vipEndpoints.benefits, { tier }))
  return (
    <>
      <Card className={s.gap}>
        <Section
          inCard
          title={`${benefits} 项权益`}
          fact={members > 0 && `${members} 人正在使用`}
          more={{ text: '全部', onClick: () => setOpen(true) }}
        >
          <BenefitGrid benefits={data?.benefits.slice(0, 8) ?? []} onOpen={() => setOpen(true)} />
        </Section>
      </Card>
      <Card className={s.gap}>
        <Section inCard title="分开买的价格">
          <div className={s.inner}>
            <PartsSum parts={parts} partsSum={partsSum} />
          </div>
        </Section>
      </Card>
      <BenefitSheet tier={tier} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

function Ads({ renews }: { renews: boolean }) {
  const row = renews ? vipEndpoints.renewAd : vipEndpoints.buyAd
  const ads = useQuery(read(row, {})).data?.ads ?? []
  return ads.map((ad) => <AdLine key={ad.id} ad={ad} />)
}
