import { openOverlay } from '#ui/overlay/overlay-store.ts'
import { CaptchaPopup } from './parts/captcha-popup.tsx'
import type { Reason } from './send-answer.ts'

/** Asks somebody to show that they are a person. False when they gave up. */
export const askPerson = (reason: Reason): Promise<boolean> =>
  new Promise((resolve) => {
    openOverlay((close) => {
      const end = (passed: boolean) => {
        close()
        resolve(passed)
      }
      return <CaptchaPopup reason={reason} onEnd={end} />
    })
  })
