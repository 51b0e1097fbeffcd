import { useEffect, useRef, useState } from 'react'

/** True for `ms` after the value changed; never on the first showing. */
export function useFlash(value: unknown, ms: number): boolean {
  const shown = useRef(value)
  const [flashing, setFlashing] = useState(false)
  useEffect(() => {
    if (Object.is(shown.current, value)) return
    shown.current = value
    setFlashing(true)
    const timer = setTimeout(() => setFlashing(false), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return flashing
}
