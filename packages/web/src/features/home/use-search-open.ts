import { useEffect, useState } from 'react'
import { useBackCloses } from '#kit/hold.ts'

/**
 * Whether home is being searched. "Back" closes the search, and so does leaving: whoever comes back from what they
 * found is at home again, and finds the word among the recent ones.
 */
export function useSearchOpen() {
  const [open, setOpen] = useState(false)
  useBackCloses(open, () => setOpen(false))
  // A page that is put aside keeps its state and ends its effects.
  useEffect(() => () => setOpen(false), [])
  return [open, setOpen] as const
}
