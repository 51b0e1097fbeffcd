import { cx } from '#ui/class-names.ts'
import { OddsValue } from '#ui/odds-value/odds-value.tsx'
import { MARKET_COLUMNS, type MarketName } from '#features/football-data/markets.ts'
import type { OddsCells } from '#features/football-data/odds-rows.ts'
import s from './odds-heads.module.css'

/** The three values of a market, large, with their beginnings: the legend of the chart below. */
export function OddsHeads({ market, cells }: { market: MarketName; cells: OddsCells }) {
  const tones = [s.home, market === 'european' ? s.draw : s.line, s.away]
  return (
    <dl className={s.heads}>
      {cells.map((cell, at) => (
        <div key={at} className={cx(s.head, tones[at])}>
          <dt className={s.what}>
            {MARKET_COLUMNS[market][at]}
            <span>初 {cell.first}</span>
          </dt>
          <dd>
            <OddsValue size="l" value={cell.now} move={cell.move} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
