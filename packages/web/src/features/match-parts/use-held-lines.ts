import { useEffect, useState, type RefObject } from 'react'

interface Line {
  readonly seq: number
}

/**
 * The lines to show. While the head of the list is on screen new ones join at once; while somebody reads
 * further down they wait, so that nothing moves under the finger.
 */
export function useHeldLines<L extends Line>(
  lines: readonly L[],
  head: RefObject<HTMLElement | null>,
): { shown: readonly L[]; waiting: number; show: () => void } {
  const [shown, setShown] = useState(lines)
  const reading = useScrolledPast(head)
  if (shown !== lines && (!reading || shown.length === 0)) setShown(lines)
  const known = new Set(shown.map(({ seq }) => seq))
  const show = () => {
    setShown(lines)
    head.current?.scrollIntoView?.({ block: 'center' })
  }
  return { shown, waiting: lines.filter(({ seq }) => !known.has(seq)).length, show }
}

/** Whether the element lies above what is seen below the collapsed header and the tabs. */
function useScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  const [past, setPast] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        const { isIntersecting, boundingClientRect, rootBounds } = entry
        setPast(!isIntersecting && boundingClientRect.top < (rootBounds?.top ?? 0))
      },
      { rootMargin: '-100px 0px 0px 0px' },
    )
    if (element.current) watch.observe(element.current)
    return () => watch.disconnect()
  }, [element])
  return past
}
