import type { Endpoint, OutputOf } from '@linmen/contract'
import { captchaEndpoints } from '@linmen/contract/captcha/captcha.endpoints.ts'
import * as texts from '@linmen/contract/texts.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '#kit/call.ts'
import { clock } from '#kit/clock.ts'
import { asFailure, Refused } from '#kit/failure.ts'

export type CaptchaState = 'loading' | 'ready' | 'checking' | 'passed' | 'failed' | 'broken'

/** How long a wrong answer is shown before the next picture. */
const WRONG_MS = 1200

interface Terms<Start extends Endpoint> {
  readonly start: Start
  /** Sends an answer; refused when it is wrong. */
  readonly check: (answer: string) => Promise<unknown>
  /** From the right answer to the end of it. */
  readonly passedMs: number
  readonly onPassed: () => void
}

/** One kind of picture: fetched, answered once, and followed by another one when the answer was wrong. */
export function useCaptcha<Start extends Endpoint<{}>>(terms: Terms<Start>) {
  const [state, setState] = useState<CaptchaState>('loading')
  const [puzzle, setPuzzle] = useState<OutputOf<Start>>()
  const [text, setText] = useState('')
  const latest = useRef(terms)
  latest.current = terms
  const beganAtMs = useRef(0)
  const alive = useRef(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const later = (ms: number, then: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(then, ms)
  }

  const fail = useCallback((error: unknown, orElse: string) => {
    const failure = asFailure(error)
    setText(failure instanceof Refused && failure.text !== '' ? failure.text : orElse)
    if (failure.code !== 'need_refresh') return false
    setState('broken')
    void report(clock.nowMs() - beganAtMs.current, failure.code)
    return true
  }, [])

  const fetchOne = useCallback(async () => {
    try {
      const fresh = await call(latest.current.start, {} as never)
      if (!alive.current) return
      beganAtMs.current = clock.nowMs()
      setPuzzle(fresh)
      setState('ready')
    } catch (error) {
      if (alive.current && !fail(error, texts.captchaFailed)) setState('broken')
    }
  }, [fail])

  const load = () => {
    clearTimeout(timer.current)
    setState('loading')
    void fetchOne()
  }

  useEffect(() => {
    alive.current = true
    void fetchOne()
    return () => {
      alive.current = false
      clearTimeout(timer.current)
    }
  }, [fetchOne])

  const answer = async (make: () => Promise<string>) => {
    if (state !== 'ready') return
    setState('checking')
    try {
      await latest.current.check(await make())
      if (!alive.current) return
      setState('passed')
      later(latest.current.passedMs, () => latest.current.onPassed())
    } catch (error) {
      if (!alive.current || fail(error, texts.captchaFailed)) return
      setState('failed')
      later(WRONG_MS, load)
    }
  }
  return { state, puzzle, text, answer, reload: load }
}

const report = (tookMs: number, error: string) =>
  call(captchaEndpoints.reportSlider, { tookMs, error }).catch(() => undefined)
