import { useEffect, useRef, useState } from 'react'

/** True for `ms` after the value changed; never on the first showing. */
export function useFlash(value: unknown, ms: number): boolean {
  const shown = useRef(value)
  const [flashing, setFlashing] = useState(false)
  useEffect(() => {
    // A page that was put aside has lost its timer: shown again, the flash is over.
    if (Object.is(shown.current, value)) return setFlashing(false)
    shown.current = value
    setFlashing(true)
    const timer = setTimeout(() => setFlashing(false), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return flashing
}
