import { useEffect, useState } from 'react'

/** From 60 down to 0, a second each: sixty-one steps, though people are told of sixty seconds. */
const CODE_STEPS = 61
const STEP_MS = 1000

/** Counts down after a code was sent. `left` is null while nobody has to wait. */
export function useCountdown(steps = CODE_STEPS) {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    if (left === null) return
    const step = setTimeout(() => setLeft(left > 0 ? left - 1 : null), STEP_MS)
    return () => clearTimeout(step)
  }, [left])
  return { left, start: () => setLeft(steps - 1) }
}
