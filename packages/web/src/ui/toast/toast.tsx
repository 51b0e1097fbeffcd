import { useLayoutEffect, useRef } from 'react'
import type { Glyph } from '#ui/icon/glyph.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { openOverlay } from '#ui/overlay/overlay-store.ts'
import s from './toast.module.css'

/** A new toast takes the place of the old one. */
export function toast(text: string, ms = 2000, glyph?: Glyph): void {
  closeLast()
  const close = openOverlay(() => <ToastBubble text={text} glyph={glyph} floating />, text)
  const timer = setTimeout(close, ms)
  closeLast = () => {
    clearTimeout(timer)
    close()
  }
}

let closeLast = () => {}

export interface ToastBubbleProps {
  text: string
  glyph?: Glyph
  floating?: boolean
}

export function ToastBubble({ text, glyph, floating }: ToastBubbleProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!floating || !ref.current) return
    // The popover layer lifts the bubble above an open dialog; without it the z-index has to do.
    ref.current.showPopover?.()
    if (covers(ref.current.firstElementChild!)) ref.current.classList.add(s.high!)
  }, [floating])
  return (
    <div
      ref={ref}
      className={floating ? s.floating : s.still}
      popover={floating ? 'manual' : undefined}
      aria-hidden={floating}
    >
      <span className={s.bubble}>
        {glyph && <Icon glyph={glyph} size={18} />}
        {text}
      </span>
    </div>
  )
}

/** Whether it lies over something to fill in, or over the title of the page. */
function covers(bubble: Element): boolean {
  const { top, bottom } = bubble.getBoundingClientRect()
  return [...document.querySelectorAll('input, textarea, h1')].some((each) => {
    const under = each.getBoundingClientRect()
    // A title for the ear alone is a point.
    return under.height > 1 && under.top < bottom && under.bottom > top
  })
}
