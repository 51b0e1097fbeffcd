import { captchaEndpoints } from '@linmen/contract/captcha/captcha.endpoints.ts'
import { clickAnswer } from '@linmen/contract/captcha/captcha.schemas.ts'
import * as texts from '@linmen/contract/texts.ts'
import { BOARD, STRIP_HEIGHT, TAPS, type Point } from '@linmen/domain/captcha/puzzle.ts'
import { useState, type KeyboardEvent, type MouseEvent } from 'react'
import { call } from '#kit/call.ts'
import { cx } from '#ui/class-names.ts'
import { hidden, type Reason } from '#features/captcha/send-answer.ts'
import { useCaptcha, type CaptchaState } from '#features/captcha/use-captcha.ts'
import { CaptchaTrouble } from './captcha-trouble.tsx'
import s from './captcha-popup.module.css'

const PASSED_MS = 1500
const HEIGHT = BOARD.height + STRIP_HEIGHT
const STEP = 8
const MIDDLE: Point = { x: BOARD.width / 2, y: BOARD.height / 2 }

interface ClickCaptchaProps {
  readonly reason: Reason
  readonly onPassed: () => void
}

/** Three things are tapped in order; each tap leaves its number, and the third one sends. */
export function ClickCaptcha({ reason, onPassed }: ClickCaptchaProps) {
  const { state, puzzle, text, answer, reload } = useCaptcha({
    start: captchaEndpoints.startClicks,
    check: (sent) => call(captchaEndpoints.checkClicks, { answer: sent }),
    passedMs: PASSED_MS,
    onPassed,
  })
  if (!puzzle || state === 'loading' || state === 'broken')
    return <CaptchaTrouble state={state} text={text} onRetry={reload} />
  const { token, board } = puzzle
  return (
    <Taps
      key={token}
      board={board}
      state={state}
      text={text}
      onTaps={(taps) =>
        void answer(() => hidden(token, clickAnswer.encode({ token, taps: [...taps], ...reason })))
      }
    />
  )
}

interface TapsProps {
  readonly board: string
  readonly state: CaptchaState
  readonly text: string
  readonly onTaps: (taps: readonly Point[]) => void
}

function Taps({ board, state, text, onTaps }: TapsProps) {
  const [taps, setTaps] = useState<readonly Point[]>([])
  const [cross, setCross] = useState<Point>()
  const add = (point: Point) => {
    if (state !== 'ready' || taps.length >= TAPS) return
    const all = [...taps, point]
    setTaps(all)
    if (all.length === TAPS) onTaps(all)
  }
  return (
    <div className={s.clicks}>
      <div
        className={s.box}
        role="button"
        tabIndex={0}
        aria-label={`点选验证，已点 ${taps.length} 处，共 ${TAPS} 处。方向键移动，回车点选`}
        onClick={(event) => add(pointIn(event))}
        onKeyDown={(event) => steer(event, cross ?? MIDDLE, { move: setCross, tap: add })}
      >
        <img
          src={`data:image/png;base64,${board}`}
          alt="图片下方是要依次点击的三个图形"
          className={s.image}
          draggable={false}
        />
        {cross && <i className={s.cross} style={at(cross)} />}
        {taps.map((tap, place) => (
          <i key={place} className={s.marker} style={at(tap)}>
            {place + 1}
          </i>
        ))}
      </div>
      <p
        className={cx(s.words, state === 'passed' && s.success, state === 'failed' && s.error)}
        role="status"
      >
        {wordsFor(state, text)}
      </p>
    </div>
  )
}

function wordsFor(state: CaptchaState, text: string): string {
  if (state === 'passed') return texts.captchaPassed
  return state === 'failed' ? text : '按下方顺序，依次点击图中的三个图形'
}

const at = ({ x, y }: Point) => ({
  left: `${(x / BOARD.width) * 100}%`,
  top: `${(y / HEIGHT) * 100}%`,
})

/** In pixels of the design, however large the picture is drawn. */
function pointIn({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return {
    x: Math.round(((clientX - left) / (width || BOARD.width)) * BOARD.width),
    y: Math.round(((clientY - top) / (height || HEIGHT)) * HEIGHT),
  }
}

interface Steering {
  move(to: Point): void
  tap(point: Point): void
}

const KEYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

function steer(event: KeyboardEvent, from: Point, { move, tap }: Steering): void {
  const by = KEYS[event.key]
  if (by) move({ x: within(from.x + by.x, BOARD.width), y: within(from.y + by.y, BOARD.height) })
  else if (event.key === 'Enter' || event.key === ' ') tap(from)
  else return
  event.preventDefault()
}

const within = (value: number, most: number) => Math.min(most, Math.max(0, value))
