import { useEffect, useRef, useState, type ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import s from './carousel.module.css'

export interface CarouselProps {
  slides: readonly { key: string; node: ReactNode }[]
  /** Spoken name. */
  label: string
  /** Milliseconds between slides; 0 stands still. Stops for good at the first touch or focus. */
  interval?: number
  /** Milliseconds it waits after it stands before it counts the first of them. */
  delay?: number
}

/** Slides side by side, each as wide as what it holds: as many show as fit. */
export function Carousel({ slides, label, interval = 8000, delay = 0 }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const [held, setHeld] = useState(false)
  const count = slides.length
  const hold = () => setHeld(true)
  useEffect(() => {
    if (held || interval <= 0 || count < 2 || wantsStillness()) return
    let timer = 0
    const next = () => {
      timer = window.setTimeout(next, interval)
      if (!document.hidden && track.current) turn(track.current)
    }
    timer = window.setTimeout(next, delay + interval)
    return () => clearTimeout(timer)
  }, [held, interval, delay, count])
  return (
    <section className={s.carousel} aria-label={label} aria-roledescription="轮播">
      <div
        ref={track}
        className={s.track}
        onScroll={(event) => setAt(position(event.currentTarget))}
        onPointerDown={hold}
        onFocus={hold}
      >
        {slides.map((slide, i) => (
          <div
            key={slide.key}
            role="group"
            aria-roledescription="页"
            aria-label={`${i + 1} / ${count}`}
            className={s.slide}
          >
            {slide.node}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className={s.dots} aria-hidden="true">
          {slides.map((slide, i) => (
            <i key={slide.key} className={cx(s.dot, i === at && s.on)} />
          ))}
        </div>
      )}
    </section>
  )
}

/** The slide that stands nearest to the left edge. */
function position(track: HTMLElement): number {
  const away = leftEdges(track).map((left) => Math.abs(left - track.scrollLeft))
  return away.indexOf(Math.min(...away))
}

function turn(track: HTMLElement) {
  const edges = leftEdges(track)
  // At the end the last slides stand beside each other: there is nowhere further to go.
  const atEnd = track.scrollLeft + track.clientWidth >= track.scrollWidth - 1
  const left = atEnd ? 0 : (edges[position(track) + 1] ?? 0)
  track.scrollTo({ left, behavior: 'smooth' })
}

function leftEdges(track: HTMLElement): number[] {
  const slides = [...track.children] as HTMLElement[]
  return slides.map((slide) => slide.offsetLeft - (slides[0]?.offsetLeft ?? 0))
}

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches
