import { useEffect, useState } from 'react'
import s from './loading-line.module.css'

/** At the top edge while the next page is on its way. A line that stands for ever promises too much. */
export function LoadingLine({ ms = 5000 }: { ms?: number }) {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return over ? null : <div className={s.line} role="progressbar" aria-label="加载中" />
}
