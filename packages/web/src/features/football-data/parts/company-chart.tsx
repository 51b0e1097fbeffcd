import { useState } from 'react'
import { hrefTo } from '#kit/go.ts'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { chevronDown } from '#ui/icon/control.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { RadioRow } from '#ui/radio-row/radio-row.tsx'
import { Section } from '#ui/section/section.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { MARKET_CODES, MARKET_NAMES, type MarketName } from '#features/football-data/markets.ts'
import type { OddsRow, OddsTableView } from '#features/football-data/odds-rows.ts'
import { useCompanyHistory } from '#features/football-data/use-company-history.ts'
import { OddsHeads } from './odds-heads.tsx'
import { StepChart } from './step-chart.tsx'
import s from './company-chart.module.css'
import tab from './tab.module.css'

interface CompanyChartProps {
  readonly matchId: string
  readonly market: MarketName
  readonly view: OddsTableView
  /** The slider stands in play. */
  readonly inPlay: boolean
  readonly untilMs: number | undefined
  readonly atMs: number | null
}

/** How one company's prices went before kick-off, or in play while somebody looks at that. */
export function CompanyChart({ view, ...charted }: CompanyChartProps) {
  const { matchId, market, inPlay } = charted
  const [chosen, setChosen] = useState<string | null>(null)
  const row = view.rows.find(({ key }) => key === chosen) ?? view.rows[0]
  if (!row) return null
  const more = {
    text: '变化明细',
    href: hrefTo('OddsDetailPage', { matchId, oddsId: row.key, market: MARKET_CODES[market] })!,
  }
  return (
    <Card>
      <Section inCard title={`${MARKET_NAMES[market]}${inPlay ? '滚球' : ''}走势`} more={more}>
        <div className={s.body}>
          <CompanyChoice rows={view.rows} row={row} onChoose={setChosen} />
          <OddsHeads market={market} cells={row.cells} />
          <Chart {...charted} row={row} />
        </div>
      </Section>
    </Card>
  )
}

type ChartProps = Omit<CompanyChartProps, 'view'> & { readonly row: OddsRow }

function Chart({ matchId, market, row, ...chart }: ChartProps) {
  const { offers } = useCompanyHistory(matchId, row.key, market)
  return <StepChart name={row.name} {...{ market, offers, ...chart }} />
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
