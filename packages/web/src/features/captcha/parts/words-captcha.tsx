import { captchaEndpoints } from '@linmen/contract/captcha/captcha.endpoints.ts'
import { wordAnswer } from '@linmen/contract/captcha/captcha.schemas.ts'
import * as texts from '@linmen/contract/texts.ts'
import { useEffect, useState } from 'react'
import { call } from '#kit/call.ts'
import { Button } from '#ui/button/button.tsx'
import { cx } from '#ui/class-names.ts'
import { hidden, type Reason } from '#features/captcha/send-answer.ts'
import { useCaptcha, type CaptchaState } from '#features/captcha/use-captcha.ts'
import { CaptchaTrouble } from './captcha-trouble.tsx'
import s from './captcha-popup.module.css'

const PASSED_MS = 1500

interface WordsCaptchaProps {
  readonly reason: Reason
  readonly onPassed: () => void
}

/** For who cannot see a picture: a question that is read out, and a number as its answer. */
export function WordsCaptcha({ reason, onPassed }: WordsCaptchaProps) {
  const { state, puzzle, text, answer, reload } = useCaptcha({
    start: captchaEndpoints.startWords,
    check: (sent) => call(captchaEndpoints.checkWords, { answer: sent }),
    passedMs: PASSED_MS,
    onPassed,
  })
  if (!puzzle || state === 'loading' || state === 'broken')
    return <CaptchaTrouble state={state} text={text} onRetry={reload} />
  const { token, question, waitMs } = puzzle
  const send = (number: number) =>
    answer(() => hidden(token, wordAnswer.encode({ token, number, ...reason })))
  return (
    <Question
      key={token}
      question={question}
      waitMs={waitMs}
      state={state}
      text={text}
      onAnswer={(number) => void send(number)}
    />
  )
}

interface QuestionProps {
  readonly question: string
  readonly waitMs: number
  readonly state: CaptchaState
  readonly text: string
  readonly onAnswer: (number: number) => void
}

function Question({ question, waitMs, state, text, onAnswer }: QuestionProps) {
  const [typed, setTyped] = useState('')
  const [ripe, setRipe] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setRipe(true), waitMs)
    return () => clearTimeout(timer)
  }, [waitMs])
  const isNumber = /^\d{1,4}$/.test(typed)
  return (
    <form
      className={s.question}
      onSubmit={(event) => {
        event.preventDefault()
        if (ripe && isNumber) onAnswer(Number(typed))
      }}
    >
      <p role="status">{question}</p>
      <input
        className={s.number}
        inputMode="numeric"
        autoComplete="off"
        aria-label="答案，填数字"
        value={typed}
        onChange={({ target }) => setTyped(target.value.trim())}
      />
      <Button submit disabled={!ripe || !isNumber} busy={state === 'checking'}>
        提交答案
      </Button>
      <p
        className={cx(s.words, state === 'passed' && s.success, state === 'failed' && s.error)}
        role="status"
      >
        {wordsFor(state, text)}
      </p>
    </form>
  )
}

function wordsFor(state: CaptchaState, text: string): string {
  if (state === 'passed') return texts.captchaPassed
  return state === 'failed' ? text : '听完题目几秒后可以提交，次数有限'
}
