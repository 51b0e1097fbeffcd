import { useEffect, useState } from 'react'
import { VIEWER } from './viewer-rules.ts'

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** Whether nobody has moved for a while. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    let timer: number | undefined
    const restAfter = (ms: number) => {
      clearTimeout(timer)
      timer = window.setTimeout(() => setIdle(true), ms)
    }
    const move = () => {
      setIdle(false)
      restAfter(VIEWER.idleMs)
    }
    const leave = () => restAfter(VIEWER.idleOutsideMs)
    move()
    for (const sign of SIGNS) document.addEventListener(sign, move)
    document.documentElement.addEventListener('mouseleave', leave)
    return () => {
      clearTimeout(timer)
      for (const sign of SIGNS) document.removeEventListener(sign, move)
      document.documentElement.removeEventListener('mouseleave', leave)
    }
  }, [])
  return idle
}
