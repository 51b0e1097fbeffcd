import { useEffect, useState } from 'react'

/** Short enough for a match in a minute, long enough to read the words. */
const STEP_MS = 500

/** Where somebody looks in a course of moments, and the replay that leads through them. What is `over` begins at its beginning. */
export function useReplay(last: number, over = false) {
  // Null is the newest moment, whichever that is.
  const [chosen, setChosen] = useState<number | null>(over ? 0 : null)
  const [runs, setRuns] = useState(false)
  const at = Math.min(chosen ?? last, last)
  useEffect(() => {
    if (!runs) return
    const timer = setTimeout(() => {
      setChosen(placeIn(last, at + 1))
      if (at + 1 >= last) setRuns(false)
    }, STEP_MS)
    return () => clearTimeout(timer)
  }, [runs, at, last])
  return {
    at,
    runs,
    turn: (next: number) => {
      setRuns(false)
      setChosen(placeIn(last, next))
    },
    /** From the beginning, once the end is reached. */
    toggle: () => {
      if (!runs && at >= last) setChosen(0)
      setRuns(!runs)
    },
  }
}

const placeIn = (last: number, next: number) => (next >= last ? null : next)
