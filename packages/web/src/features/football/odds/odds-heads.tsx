import { cx } from '#ui/class-names.ts'
import { OddsValue } from '#ui/odds-value/odds-value.tsx'
import { MARKET_COLUMNS, type MarketName } from './markets.ts'
import type { OddsCells } from './odds-rows.ts'
import s from './odds-heads.module.css'

interface OddsHeadsProps {
  readonly market: MarketName
  readonly cells: OddsCells
  /** A price of play began long before it, when nobody had scored. */
  readonly inPlay: boolean
}

/** The three values of a market, large, with their beginnings: the legend of the chart below. */
export function OddsHeads({ market, cells, inPlay }: OddsHeadsProps) {
  const tones = [s.home, market === 'european' ? s.draw : s.line, s.away]
  return (
    <dl className={s.heads}>
      {cells.map((cell, at) => (
        <div key={at} className={cx(s.head, tones[at])}>
          <dt className={s.what}>
            {MARKET_COLUMNS[market][at]}
            <span>
              {inPlay ? '赛前初' : '初'} {cell.first}
            </span>
          </dt>
          <dd>
            <OddsValue size="l" value={cell.now} move={cell.move} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
