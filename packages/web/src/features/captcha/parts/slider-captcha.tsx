import { captchaEndpoints } from '@linmen/contract/captcha/captcha.endpoints.ts'
import { sliderAnswer } from '@linmen/contract/captcha/captcha.schemas.ts'
import { call } from '#kit/call.ts'
import { SlidePuzzle } from '#ui/slide-puzzle/slide-puzzle.tsx'
import { hidden, type Reason } from '#features/captcha/send-answer.ts'
import { useCaptcha } from '#features/captcha/use-captcha.ts'
import { CaptchaTrouble } from './captcha-trouble.tsx'

/** The panel of success is shown 600 ms, and 500 ms later the popup closes. */
const PASSED_MS = 600 + 500

interface SliderCaptchaProps {
  readonly reason: Reason
  readonly onPassed: () => void
}

/** A piece is slid into its hole; also with the arrow keys and Enter. */
export function SliderCaptcha({ reason, onPassed }: SliderCaptchaProps) {
  const { state, puzzle, text, answer, reload } = useCaptcha({
    start: captchaEndpoints.startSlider,
    check: (sent) => call(captchaEndpoints.checkSlider, { answer: sent }),
    passedMs: PASSED_MS,
    onPassed,
  })
  if (!puzzle || state === 'loading' || state === 'broken')
    return <CaptchaTrouble state={state} text={text} onRetry={reload} />
  const { token, pieceTop } = puzzle
  const send = (offset: number) =>
    answer(() => hidden(token, sliderAnswer.encode({ token, offset, pieceTop, ...reason })))
  return (
    <SlidePuzzle
      key={token}
      pictureUrl={`data:image/jpeg;base64,${puzzle.board}`}
      pieceUrl={`data:image/png;base64,${puzzle.piece}`}
      pieceTop={pieceTop}
      state={state}
      onRelease={(offset) => void send(offset)}
      onRetry={reload}
    />
  )
}
