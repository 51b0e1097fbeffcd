import { priceText } from '@linmen/domain/money/coin-text.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useHost } from '#kit/host.ts'
import { Card } from '#ui/card/card.tsx'
import { RadioRow } from '#ui/radio-row/radio-row.tsx'
import { interpretationPages } from '#features/interpretation/interpretation.queries.ts'
import s from './written-parts.module.css'

interface PairPickerProps {
  /** What the new one is about; a pair is about two matches. */
  readonly matchId: string | undefined
  readonly value: string
  readonly onChange: (id: string) => void
}

/** 二合一: with which of their own, paid and still to come, an expert sells the new one together. */
export function PairPicker({ matchId, value, onChange }: PairPickerProps) {
  const { currency } = useHost()
  const filter = { scope: 'posted', state: 'open' } as const
  const { data } = useInfiniteQuery(interpretationPages({ kind: 'all', filter }))
  const others = (data?.pages ?? [])
    .flatMap(({ items }) => items)
    .filter((each) => each.price > 0 && each.pairId === undefined && each.match.matchId !== matchId)
  if (others.length === 0) return null
  return (
    <Card padded label="二合一">
      <fieldset className={s.choices}>
        <legend>
          二合一 <small>两篇一起解锁，只付较贵一篇的价格</small>
        </legend>
        <RadioRow
          name="pair"
          value=""
          checked={value === ''}
          onChange={onChange}
          title="单独售卖"
        />
        {others.map((each) => (
          <RadioRow
            key={each.id}
            name="pair"
            value={each.id}
            checked={value === each.id}
            onChange={onChange}
            title={each.title}
            note={`${each.match.home} vs ${each.match.away}　${priceText(each.price)} ${currency}`}
          />
        ))}
      </fieldset>
    </Card>
  )
}
