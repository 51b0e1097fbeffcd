import { useLayoutEffect, type ReactNode } from 'react'
import { useNearRows } from '#kit/rows/use-near-rows.ts'
import { watchTextSize } from '#ui/text-size/watch-text-size.ts'
import s from './match-rows.module.css'

interface MatchRowsProps {
  readonly ids: readonly string[]
  /** The height of a row at the width of the design, until it is measured. */
  readonly rowPx: number
  /** What stands above a match, by its id. */
  readonly heads?: ReadonlyMap<string, string> | undefined
  readonly children: (id: string) => ReactNode
}

const DESIGN_PX = 375
const COLUMN_PX = 480

/** Hundreds of rows of which only those near the screen exist. */
export function MatchRows({ ids, rowPx, heads, children }: MatchRowsProps) {
  const guessPx = (rowPx * Math.min(innerWidth, COLUMN_PX)) / DESIGN_PX
  useLayoutEffect(watchTextSize, [])
  const { box, totalPx, rows, measure } = useNearRows(ids, guessPx)
  return (
    <div ref={box} role="list" aria-label="比赛" className={s.rows} style={{ height: totalPx }}>
      {rows.map(({ key, index, startPx }) => (
        <div
          key={key}
          ref={measure}
          role="listitem"
          aria-setsize={ids.length}
          aria-posinset={index + 1}
          data-key={key}
          className={s.place}
          style={{ transform: `translateY(${startPx}px)` }}
        >
          {heads?.has(key) && <p className={s.head}>{heads.get(key)}</p>}
          {children(key)}
        </div>
      ))}
    </div>
  )
}
