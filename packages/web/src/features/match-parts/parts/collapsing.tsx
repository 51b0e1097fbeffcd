import { useEffect, useRef, useState, type ReactNode } from 'react'
import s from './collapsing.module.css'

/** A header that gives way to a bar once it has been scrolled away. */
export function Collapsing({ full, bar }: { full: ReactNode; bar: ReactNode }) {
  const end = useRef<HTMLDivElement>(null)
  const [collapsed, setCollapsed] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        const { top } = entry.boundingClientRect
        setCollapsed(!entry.isIntersecting && top < (entry.rootBounds?.bottom ?? 0))
      },
      // As high as the bar: it appears when the header has shrunk to its height.
      { rootMargin: '-52px 0px 0px 0px' },
    )
    if (end.current) watch.observe(end.current)
    return () => watch.disconnect()
  }, [])
  return (
    <>
      <div className={s.stick}>{collapsed && bar}</div>
      {full}
      <div ref={end} />
    </>
  )
}
