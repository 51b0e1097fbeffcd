import { Chip } from '#ui/chip/chip.tsx'
import type { MarketName } from '#features/football-data/markets.ts'
import { AT_REST, useMarketTable } from '#features/football-data/use-market-table.ts'
import s from './company-strip.module.css'

interface CompanyStripProps {
  readonly matchId: string
  readonly market: MarketName
  readonly company: string
  readonly onChoose: (oddsId: string) => void
}

/** Everybody who offers this market, side by side. */
export function CompanyStrip({ matchId, market, company, onChoose }: CompanyStripProps) {
  const { query } = useMarketTable(matchId, market, AT_REST)
  return (
    <div className={s.strip} role="group" aria-label="公司">
      {query.data?.rows.map(({ key, name }) => (
        <Chip key={key} active={key === company} onClick={() => onChoose(key)}>
          {name}
        </Chip>
      ))}
    </div>
  )
}
