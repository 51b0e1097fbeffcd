import { cx } from '#ui/class-names.ts'
import { likeliest, scoreGrid } from './score-grid.ts'
import s from './heat-map.module.css'

export interface HeatMapProps {
  home: { name: string; expected: string }
  away: { name: string; expected: string }
  /** Percents; rows home 0 to 4+, columns away 0 to 4+. */
  values: readonly (readonly number[])[]
}

/** A real table: every cell prints its value, the colour only repeats it. */
export function HeatMap({ home, away, values }: HeatMapProps) {
  const grid = scoreGrid(values)
  const name = (goals: number) => (goals === values.length - 1 ? `${goals}+` : `${goals}`)
  return (
    <div>
      <p className={s.axis}>
        <span>
          ↓ {home.name} 预期 <b>{home.expected}</b>
        </span>
        <span>
          {away.name} 预期 <b>{away.expected}</b> →
        </span>
      </p>
      <table className={s.table}>
        <caption className="sr-only">比分概率，行为主队进球，列为客队进球，单位 %</caption>
        <thead>
          <tr>
            <th scope="col" className={s.corner}>
              <span className="sr-only">主队进球</span>
            </th>
            {grid[0]?.map((cell) => (
              <th key={cell.away} scope="col">
                {name(cell.away)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.map((row, goals) => (
            <tr key={goals}>
              <th scope="row">{name(goals)}</th>
              {row.map((cell) => (
                <td key={cell.away}>
                  <span
                    className={cx(
                      s.cell,
                      s[cell.outcome],
                      s[`step${cell.step}`],
                      cell.top && s.top,
                    )}
                  >
                    {cell.value.toFixed(1)}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ol className={s.tops} aria-label="最可能的三个比分">
        {likeliest(values).map((score) => (
          <li key={`${score.home}-${score.away}`}>
            <b>
              {score.home}-{score.away}
            </b>
            {score.value.toFixed(1)}%
          </li>
        ))}
      </ol>
    </div>
  )
}
