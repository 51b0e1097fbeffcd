import { useEffect, useRef, useState, type PointerEvent } from 'react'

/** How far the piece travels, in design pixels: 280 of track less the knob of 50. */
export const SLIDE_LENGTH = 230
/** The piece glides back this long after a wrong answer; dragging waits. */
const RETURN_MS = 500

interface SlideInput {
  state: 'ready' | 'checking' | 'passed' | 'failed'
  onRelease: (offset: number) => void
}

export function useSlide({ state, onRelease }: SlideInput) {
  const [offset, setOffset] = useState(0)
  const [returning, setReturning] = useState(false)
  const hold = useRef<{ from: number; perPixel: number } | null>(null)
  const [seen, setSeen] = useState(state)
  if (seen !== state) {
    setSeen(state)
    if (state === 'failed') {
      setOffset(0)
      setReturning(true)
    }
  }
  useEffect(() => {
    if (!returning) return
    const timer = setTimeout(() => setReturning(false), RETURN_MS)
    return () => clearTimeout(timer)
  }, [returning])
  const free = state === 'ready' && !returning
  const place = (to: number) => setOffset(Math.min(SLIDE_LENGTH, Math.max(0, to)))
  const release = () => {
    hold.current = null
    if (free && offset > 0) onRelease(Math.round(offset))
  }
  return {
    offset,
    returning,
    release,
    moveBy: (by: number) => void (free && place(offset + by)),
    pointer: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (!free) return
        event.currentTarget.setPointerCapture?.(event.pointerId)
        const travel = event.currentTarget.clientWidth * (SLIDE_LENGTH / 280)
        hold.current = { from: event.clientX, perPixel: SLIDE_LENGTH / (travel || SLIDE_LENGTH) }
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!free) hold.current = null
        if (hold.current) place((event.clientX - hold.current.from) * hold.current.perPixel)
      },
      onPointerUp: () => void (hold.current && release()),
      onPointerCancel: () => {
        hold.current = null
        place(0)
      },
    },
  }
}
