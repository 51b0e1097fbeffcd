import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { rowsBetween, rowStarts, type RowRange } from './row-window.ts'
import { useSteps } from './use-steps.ts'

const SPARE = 6
const ROUNDING_PX = 0.5

/**
 * Of a long list that scrolls with the page, the rows near the screen. Rows are measured as they
 * appear, by their `data-key`; one that was never seen counts as `guessPx`.
 */
export function useNearRows(keys: readonly string[], guessPx: number) {
  const box = useRef<HTMLDivElement>(null)
  const { heights, measure } = useHeights(guessPx)
  const starts = useMemo(
    () => rowStarts(keys.map((key) => heights.get(key) ?? guessPx)),
    [keys, heights, guessPx],
  )
  const atTop = useRef<boolean | null>(null)
  atTop.current ??= scrollY === 0
  const [range, setRange] = useState<RowRange>(() => rowsBetween(starts, [0, innerHeight], SPARE))
  const look = useCallback(() => {
    const top = -(box.current?.getBoundingClientRect().top ?? 0)
    const { from, to } = rowsBetween(starts, [top, top + innerHeight], SPARE)
    setRange((held) => (held.from === from && held.to === to ? held : { from, to }))
  }, [starts])
  useLayoutEffect(() => {
    // A page at its top begins with its first rows: to measure that would cost a layout of its own.
    if (!atTop.current) look()
    atTop.current = false
  }, [look])
  useEffect(() => {
    // In time with the scrolling: a frame later would show empty ground.
    const follow = () => flushSync(look)
    const events = ['scroll', 'resize'] as const
    events.forEach((name) => addEventListener(name, follow, { passive: true }))
    return () => events.forEach((name) => removeEventListener(name, follow))
  }, [look])
  const drawn = useSteps(range.to - range.from)
  return {
    box,
    totalPx: starts.at(-1)!,
    rows: keys.slice(range.from, range.from + drawn).map((key, at) => {
      const index = range.from + at
      return { key, index, startPx: starts[index]! }
    }),
    measure,
  }
}

/** The height of every row that was ever seen, where it is not what was guessed. */
function useHeights(guessPx: number) {
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map())
  const observer = useRef<ResizeObserver>(null)
  const rows = useRef(new Set<HTMLElement>())
  const take = useEffectEvent((resized: Iterable<Element>) => {
    const next = new Map(heights)
    let grownPx = 0
    for (const row of resized) {
      const key = (row as HTMLElement).dataset['key'] ?? ''
      const { height, bottom } = row.getBoundingClientRect()
      const grown = height - (next.get(key) ?? guessPx)
      // A hidden page has no heights, and every width rounds its own way.
      if (height === 0 || Math.abs(grown) < ROUNDING_PX) continue
      next.set(key, height)
      if (bottom < 0) grownPx += grown
    }
    if ([...next].every(([key, height]) => heights.get(key) === height)) return
    flushSync(() => setHeights(next))
    // What is on screen stays where it is when something above it grows.
    if (grownPx !== 0) scrollBy(0, grownPx)
  })
  useLayoutEffect(() => {
    observer.current = new ResizeObserver((seen) => take(seen.map(({ target }) => target)))
    rows.current.forEach((row) => observer.current?.observe(row))
    return () => observer.current?.disconnect()
  }, [])
  const measure = useCallback((row: HTMLDivElement) => {
    rows.current.add(row)
    observer.current?.observe(row)
    return () => {
      rows.current.delete(row)
      observer.current?.unobserve(row)
    }
  }, [])
  return { heights, measure }
}
