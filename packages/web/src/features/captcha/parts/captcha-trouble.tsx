import * as texts from '@linmen/contract/texts.ts'
import { Button } from '#ui/button/button.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import type { CaptchaState } from '#features/captcha/use-captcha.ts'
import s from './captcha-popup.module.css'

interface CaptchaTroubleProps {
  readonly state: CaptchaState
  readonly text: string
  readonly onRetry: () => void
}

/** In place of the picture: it is on its way, or it cannot be had. */
export const CaptchaTrouble = ({ state, text, onRetry }: CaptchaTroubleProps) => (
  <div className={s.trouble}>
    {state === 'broken' ? (
      <>
        <p role="alert">{text}</p>
        <Button size="s" look="ghost" onClick={onRetry}>
          {texts.captchaRetry}
        </Button>
      </>
    ) : (
      <span role="status" aria-label="正在读取图片">
        <Spinner />
      </span>
    )}
  </div>
)
