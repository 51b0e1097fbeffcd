import type { TextEntry } from '@linmen/contract/match/match-course.schemas.ts'
import { useLayoutEffect, useState, type RefObject } from 'react'

/** Room for the collapsed header and the tabs. */
const BARS_PX = 100

/**
 * The lines to show. While the head of the list is on screen new ones join at once; while somebody reads
 * further down they wait, so that nothing moves under the finger.
 */
export function useHeldLines(
  lines: readonly TextEntry[],
  head: RefObject<HTMLElement | null>,
): { shown: readonly TextEntry[]; waiting: number; show: () => void } {
  const [shown, setShown] = useState(lines)
  useLayoutEffect(() => {
    const top = head.current?.getBoundingClientRect().top ?? BARS_PX
    setShown((before) => (before.length === 0 || top >= BARS_PX ? lines : before))
  }, [lines, head])
  const known = new Set(shown.map(({ seq }) => seq))
  return {
    shown,
    waiting: lines.filter(({ seq }) => !known.has(seq)).length,
    show: () => setShown(lines),
  }
}
