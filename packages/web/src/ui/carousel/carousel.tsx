import { useEffect, useRef, useState, type ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import s from './carousel.module.css'

export interface CarouselProps {
  slides: readonly { key: string; node: ReactNode }[]
  /** Spoken name. */
  label: string
  /** Milliseconds between slides; 0 stands still. Stops for good at the first touch or focus. */
  interval?: number
}

export function Carousel({ slides, label, interval = 8000 }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const [held, setHeld] = useState(false)
  const count = slides.length
  const hold = () => setHeld(true)
  useEffect(() => {
    if (held || interval <= 0 || count < 2 || wantsStillness()) return
    const timer = setInterval(() => {
      if (!document.hidden && track.current) turn(track.current, count)
    }, interval)
    return () => clearInterval(timer)
  }, [held, interval, count])
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

const position = (track: HTMLElement) => Math.round(track.scrollLeft / (track.clientWidth || 1))

function turn(track: HTMLElement, count: number) {
  const next = (position(track) + 1) % count
  track.scrollTo({ left: next * track.clientWidth, behavior: 'smooth' })
}

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches
