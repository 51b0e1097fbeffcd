import type { KeyboardEvent } from 'react'
import { cx } from '#ui/class-names.ts'
import { chevronRight } from '#ui/icon/basic.ts'
import { refresh } from '#ui/icon/control.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { verified } from '#ui/icon/page.ts'
import { SLIDE_LENGTH, useSlide } from './use-slide.ts'
import s from './slide-puzzle.module.css'

/** A piece by itself is a square. */
const PIECE_SIZE = 46

export interface SlidePuzzleProps {
  /** Picture with the hole, 280 × 160, and the piece, as high as the picture. */
  pictureUrl: string
  pieceUrl: string
  /** Where a piece of 46 lies that is not as high as the picture. */
  pieceTop?: number
  state: 'ready' | 'checking' | 'passed' | 'failed'
  /** Distance of the piece, 0 to 230, when it is let go. */
  onRelease: (offset: number) => void
  onRetry: () => void
}

/** The travel is exactly 230 of the design's pixels, at every screen width. */
export function SlidePuzzle(props: SlidePuzzleProps) {
  const { state } = props
  const slide = useSlide({ state, onRelease: props.onRelease })
  const shift = `${(slide.offset / SLIDE_LENGTH) * 100}`
  return (
    <div className={cx(s.puzzle, slide.returning && s.returning)}>
      <div className={s.picture}>
        <img src={props.pictureUrl} alt="拼图" className={s.scene} draggable={false} />
        <img
          src={props.pieceUrl}
          alt=""
          className={s.piece}
          draggable={false}
          style={{ left: `calc(${slide.offset} * var(--u))`, ...heightOf(props.pieceTop) }}
        />
        {state === 'passed' && <Passed />}
        {state === 'failed' && <Failed onRetry={props.onRetry} />}
      </div>
      <div
        className={s.track}
        role="slider"
        tabIndex={0}
        aria-label="拼图滑块"
        aria-valuemin={0}
        aria-valuemax={SLIDE_LENGTH}
        aria-valuenow={Math.round(slide.offset)}
        aria-disabled={state !== 'ready' || undefined}
        onKeyDown={(event) => step(event, slide)}
        {...slide.pointer}
      >
        <i
          className={s.filled}
          style={{ width: `calc(50 * var(--u) + ${shift} * (100% - 50 * var(--u)) / 100)` }}
        />
        <i className={s.knob} style={{ left: `calc(${slide.offset} * var(--u))` }}>
          <Icon glyph={chevronRight} />
        </i>
      </div>
      <p className={s.words}>拖动左边滑块完成上方拼图</p>
    </div>
  )
}

const heightOf = (top: number | undefined) =>
  top === undefined
    ? {}
    : { top: `calc(${top} * var(--u))`, height: `calc(${PIECE_SIZE} * var(--u))` }

function step(event: KeyboardEvent, slide: ReturnType<typeof useSlide>) {
  const far = event.shiftKey ? 10 : 1
  if (event.key === 'ArrowRight') slide.moveBy(far)
  else if (event.key === 'ArrowLeft') slide.moveBy(-far)
  else if (event.key === 'Enter' || event.key === ' ') slide.release()
  else return
  event.preventDefault()
}

function Passed() {
  return (
    <div className={cx(s.panel, s.passed)} role="status">
      <Icon glyph={verified} size={32} />
      验证成功
    </div>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={cx(s.panel, s.failed)} role="alert">
      <Icon glyph={refresh} size={32} />
      <button type="button" className={s.retry} onClick={onRetry}>
        点击此处重试
      </button>
    </div>
  )
}
