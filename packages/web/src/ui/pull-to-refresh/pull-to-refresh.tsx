import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import s from './pull-to-refresh.module.css'

export interface PullToRefreshProps {
  onRefresh: () => Promise<unknown>
  children: ReactNode
}

type Pull = 'idle' | 'pull' | 'ready' | 'busy'

const words: Record<Pull, string> = {
  idle: '',
  pull: '下拉刷新',
  ready: '释放立即刷新',
  busy: '加载中…',
}

/** Pulls the page while the window is at its top. */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const box = useRef<HTMLDivElement>(null)
  const [pull, setPull] = useState<Pull>('idle')
  const refresh = useEffectEvent(() => {
    setPull('busy')
    const rest = () => {
      setPull('idle')
      move(box.current, 0)
    }
    onRefresh().then(rest, rest)
  })
  useEffect(() => {
    if (!box.current) return
    return followFinger(box.current, setPull, () => refresh())
  }, [])
  return (
    <div className={s.frame} aria-busy={pull === 'busy' || undefined}>
      <p className={s.tip} role="status">
        {words[pull]}
      </p>
      <div ref={box} className={s.body}>
        {children}
      </div>
    </div>
  )
}

const READY = 50
const LONGEST = 90
/** The page follows slower than the finger. */
const DRAG = 0.4

function followFinger(el: HTMLElement, setPull: (pull: Pull) => void, refresh: () => void) {
  const listening = new AbortController()
  const { signal } = listening
  let from: number | null = null
  let shift = 0
  const on = (
    name: 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel',
    act: (event: TouchEvent) => void,
  ) => el.addEventListener(name, act, { signal, passive: name !== 'touchmove' })
  const end = () => {
    if (from === null) return
    from = null
    if (shift > READY) {
      move(el, READY)
      refresh()
    } else {
      move(el, 0)
      setPull('idle')
    }
    shift = 0
  }
  on('touchstart', (event) => {
    from = window.scrollY <= 0 ? (event.touches[0]?.clientY ?? null) : null
  })
  on('touchmove', (event) => {
    const at = event.touches[0]?.clientY
    if (from === null || at === undefined) return
    shift = Math.min((at - from) * DRAG, LONGEST)
    if (shift <= 0) return
    if (event.cancelable) event.preventDefault()
    move(el, shift)
    setPull(shift > READY ? 'ready' : 'pull')
  })
  on('touchend', end)
  on('touchcancel', end)
  return () => listening.abort()
}

// At rest there is no transform: it would become the frame of fixed children.
function move(el: HTMLElement | null, px: number) {
  if (el) el.style.transform = px > 0 ? `translateY(${px}px)` : ''
}
