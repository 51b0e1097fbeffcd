import type { InterpretationDetail } from '@linmen/contract/interpretation/interpretation.schemas.ts'
import { priceText } from '@linmen/domain/money/coin-text.ts'
import { subtract } from '@linmen/domain/money/cents.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useHost } from '#kit/host.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Section } from '#ui/section/section.tsx'
import { PaySheet, usePurchase } from '#features/sale/parts/public.ts'
import { interpretationQueries } from '#features/interpretation/interpretation.queries.ts'
import { useInterpretationSale } from '#features/interpretation/use-interpretation-sale.tsx'
import s from './pair-card.module.css'

/** 二合一: this one and another of the same expert, for the price of the dearer. */
export function PairCard({ of }: { of: InterpretationDetail }) {
  const { currency } = useHost()
  const [ruled, setRuled] = useState(false)
  const pair = useQuery(interpretationQueries.pairs(of.id)).data?.pairs[0]
  const rules = useQuery({ ...interpretationQueries.pairRule(), enabled: ruled }).data?.rules
  const saleOf = useInterpretationSale()
  const goods = pair && saleOf(of, pair)
  const purchase = usePurchase(`${of.id} pair`, goods)
  if (!pair || !goods) return null
  const saved = subtract(pair.apart, pair.price)
  return (
    <Card className={s.card}>
      <Section
        inCard
        title="二合一"
        fact={`省 ${priceText(saved)} ${currency}`}
        more={{ text: '规则', onClick: () => setRuled(!ruled), open: ruled }}
      >
        <ol className={s.titles}>
          {pair.titles.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ol>
        {ruled && (
          <ul className={s.rules}>
            {rules?.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        )}
        <div className={s.action}>
          <Button look="ghost" busy={purchase.paying} onClick={purchase.open}>
            一起解锁 {priceText(pair.price)} {currency}
          </Button>
        </div>
      </Section>
      <PaySheet goods={goods} purchase={purchase} />
    </Card>
  )
}
