import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
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
  'use no memo'
  const box = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => setTop((box.current?.getBoundingClientRect().top ?? 0) + scrollY), [])
  const rows = useWindowVirtualizer({
    count: ids.length,
    estimateSize: () => (rowPx * Math.min(innerWidth, COLUMN_PX)) / DESIGN_PX,
    getItemKey: (index) => ids[index]!,
    overscan: 6,
    scrollMargin: top,
  })
  return (
    <div
      ref={box}
      role="list"
      aria-label="比赛"
      className={s.rows}
      style={{ height: rows.getTotalSize() }}
    >
      {rows.getVirtualItems().map(({ key, index, start }) => (
        <div
          key={key}
          ref={rows.measureElement}
          role="listitem"
          aria-setsize={ids.length}
          aria-posinset={index + 1}
          data-index={index}
          className={s.place}
          style={{ transform: `translateY(${start - top}px)` }}
        >
          {heads?.has(ids[index]!) && <p className={s.head}>{heads.get(ids[index]!)}</p>}
          {children(ids[index]!)}
        </div>
      ))}
    </div>
  )
}
