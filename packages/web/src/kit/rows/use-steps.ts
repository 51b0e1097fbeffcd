import { startTransition, useEffect, useState } from 'react'

/** Counts up to what is wanted, one more each time the last has been drawn: all at once would keep a slow phone from answering a finger. */
export function useSteps(wanted: number): number {
  const [allowed, setAllowed] = useState(0)
  useEffect(() => {
    if (allowed < wanted) startTransition(() => setAllowed(allowed + 1))
  }, [allowed, wanted])
  return Math.min(wanted, allowed)
}
