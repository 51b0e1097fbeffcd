import { useEffect, useEffectEvent, useRef, useState } from 'react'
import s from './infinite-scroll.module.css'

export interface InfiniteScrollProps {
  hasMore: boolean
  loadMore: () => Promise<unknown>
  /** Said under a complete list; empty for short lists. */
  endText?: string
}

/** Stands under a list and asks for the next page shortly before the end comes into view. */
export function InfiniteScroll({ hasMore, loadMore, endText = '没有更多了' }: InfiniteScrollProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const [round, setRound] = useState(0)
  const load = useEffectEvent(() => {
    setState('busy')
    loadMore().then(
      () => {
        setState('idle')
        setRound((n) => n + 1)
      },
      () => setState('failed'),
    )
  })
  useEffect(() => {
    if (!ref.current || !hasMore || state !== 'idle') return
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        watch.disconnect()
        load()
      },
      { rootMargin: '300px' },
    )
    // A fresh watch reports at once, so a page that does not fill the screen asks again.
    watch.observe(ref.current)
    return () => watch.disconnect()
  }, [hasMore, state, round])
  return (
    <div ref={ref} className={s.end} role="status">
      {!hasMore && endText}
      {hasMore && state !== 'failed' && '加载中…'}
      {hasMore && state === 'failed' && (
        <button type="button" className={s.retry} onClick={() => setState('idle')}>
          加载失败，点击重试
        </button>
      )}
    </div>
  )
}
