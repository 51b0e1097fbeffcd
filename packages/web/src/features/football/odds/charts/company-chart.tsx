import type { MarketPeriod } from '@linmen/domain/odds/time-machine.ts'
import { useState } from 'react'
import { hrefTo } from '#kit/go.ts'
import { useOddsReading } from '#sport/odds-format.ts'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { chevronDown } from '#ui/icon/control.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { RadioRow } from '#ui/radio-row/radio-row.tsx'
import { Section } from '#ui/section/section.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { offerAt, offerCells, type Offer } from '#features/football/odds/company-history.ts'
import { detailOf } from '#features/football/odds/market-period.ts'
import { MARKET_NAMES, type MarketName } from '#features/football/odds/markets.ts'
import type { OddsCells, OddsRow } from '#features/football/odds/odds-rows.ts'
import { FormatChip } from '#features/football/odds/format-chip.tsx'
import { OddsHeads } from '#features/football/odds/odds-heads.tsx'
import { StepChart } from './step-chart.tsx'
import s from './company-chart.module.css'
import tab from '#features/football/parts/tab.module.css'

interface CompanyChartProps {
  readonly matchId: string
  readonly market: MarketName
  readonly period: MarketPeriod
  readonly row: OddsRow
  readonly rows: readonly OddsRow[]
  /** Every offer of the company, newest first; undefined until they came. */
  readonly offers: readonly Offer[] | undefined
  readonly atMs: number | null
  readonly untilMs: number | undefined
  readonly onChoose: (oddsId: string) => void
}

/** How one company's prices went before kick-off or in play, under the prices of the chosen moment. */
export function CompanyChart(props: CompanyChartProps) {
  const { matchId, market, period, row, rows, offers, onChoose, ...chart } = props
  const inPlay = period === 'inPlay'
  const what = `${MARKET_NAMES[market]}${inPlay ? '滚球' : ''}`
  const more = {
    text: '变化明细',
    href: hrefTo('OddsDetailPage', detailOf({ matchId, oddsId: row.key, market }, period))!,
  }
  return (
    <Card>
      <Section inCard title={`${what}走势`} fact="北京时间" more={more}>
        <div className={s.body}>
          <div className={s.choices}>
            <CompanyChoice {...{ rows, row, onChoose }} />
            <FormatChip />
          </div>
          <OddsHeads {...{ market, inPlay }} cells={useCells(props)} />
          <StepChart name={`${row.name} ${what}`} {...{ market, offers, inPlay, ...chart }} />
        </div>
      </Section>
    </Card>
  )
}

const UNKNOWN = { now: '-', move: 'same' as const }

/** The prices of the moment as soon as the slider moves; the table comes after. */
function useCells({ row, offers, period, atMs }: CompanyChartProps): OddsCells {
  const [reading] = useOddsReading()
  const first = offers?.at(-1)
  if (!offers || !first) return row.cells
  const offer = offerAt(
    offers.filter(({ inPlay }) => inPlay === (period === 'inPlay')),
    atMs,
  )
  if (offer) return offerCells(offer, first, reading)
  const [one, two, three] = offerCells(first, first, reading)
  return [
    { ...one, ...UNKNOWN },
    { ...two, ...UNKNOWN },
    { ...three, ...UNKNOWN },
  ]
}

interface ChoiceProps {
  readonly rows: readonly OddsRow[]
  readonly row: OddsRow
  readonly onChoose: (key: string) => void
}

function CompanyChoice({ rows, row, onChoose }: ChoiceProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Chip label={`走势公司：${row.name}`} onClick={() => setOpen(true)}>
        {row.name}
        <Icon glyph={chevronDown} size={14} />
      </Chip>
      <Sheet open={open} onClose={() => setOpen(false)} title="走势公司">
        <div role="radiogroup" aria-label="走势公司" className={tab.choices}>
          {rows.map(({ key, name, note }) => (
            <RadioRow
              key={key}
              name="odds-company"
              value={key}
              checked={key === row.key}
              title={name}
              note={note}
              onChange={onChoose}
            />
          ))}
        </div>
      </Sheet>
    </>
  )
}
