import type { BasketballInfo } from '@linmen/contract/match/basketball-detail.schemas.ts'
import { currentPeriod, periodHead } from '@linmen/domain/match/basketball/basketball-words.ts'
import { cx } from '#ui/class-names.ts'
import s from './quarter-table.module.css'

const QUARTERS = 4

/** Points of each quarter and overtime; the one being played in volt. */
export function QuarterTable({ info: { live, home, away } }: { info: BasketballInfo }) {
  const count = Math.max(QUARTERS, live.periods.length)
  const periods = Array.from({ length: count }, (_, at) => at + 1)
  const playing = currentPeriod(live)
  const mark = (period: number) => cx(period === playing && s.current)
  return (
    <div className={s.box}>
      <table className={s.table}>
        <caption className="sr-only">各节比分</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">球队</span>
            </th>
            {periods.map((period) => (
              <th key={period} scope="col" className={mark(period)}>
                {periodHead(period)}
              </th>
            ))}
            <th scope="col">总分</th>
          </tr>
        </thead>
        <tbody>
          {(
            [
              ['away', away],
              ['home', home],
            ] as const
          ).map(([side, { name }]) => (
            <tr key={side}>
              <th scope="row">{name}</th>
              {periods.map((period) => (
                <td key={period} className={mark(period)}>
                  {live.periods[period - 1]?.[side] ?? '-'}
                </td>
              ))}
              <td className={s.total}>{live.score[side]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {playing !== null && (
        <p className={s.fouls}>
          本节犯规 {live.fouls.away}-{live.fouls.home}　已用暂停 {live.timeOuts.away}-
          {live.timeOuts.home}
        </p>
      )}
    </div>
  )
}
