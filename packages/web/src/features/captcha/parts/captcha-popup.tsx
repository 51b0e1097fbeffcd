import { useId, useState } from 'react'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { refresh } from '#ui/icon/control.ts'
import { Modal } from '#ui/overlay/modal.tsx'
import type { Reason } from '#features/captcha/send-answer.ts'
import { ClickCaptcha } from './click-captcha.tsx'
import { SliderCaptcha } from './slider-captcha.tsx'
import { WordsCaptcha } from './words-captcha.tsx'
import s from './captcha-popup.module.css'

interface CaptchaPopupProps {
  readonly reason: Reason
  readonly onEnd: (passed: boolean) => void
}

const CAPTCHAS = { slider: SliderCaptcha, clicks: ClickCaptcha, words: WordsCaptcha }
type Kind = keyof typeof CAPTCHAS

/** Two kinds of pictures to choose from, and words for who cannot see them. A tap on the shadow gives up. */
export function CaptchaPopup({ reason, onEnd }: CaptchaPopupProps) {
  const id = useId()
  const [kind, setKind] = useState<Kind>('slider')
  const [round, setRound] = useState(0)
  const Captcha = CAPTCHAS[kind]
  const turn = () => setKind(kind === 'slider' ? 'clicks' : 'slider')
  return (
    <Modal
      place="centre"
      className={s.frame ?? ''}
      light
      onDismiss={() => onEnd(false)}
      aria-labelledby={id}
    >
      <div className={s.popup}>
        <header className={s.head}>
          <h2 id={id} className={s.title}>
            安全验证
          </h2>
          <IconButton
            glyph={refresh}
            size={22}
            label={kind === 'words' ? '换一道题' : '换一张图片'}
            onClick={() => setRound(round + 1)}
          />
        </header>
        <Captcha key={`${kind}${round}`} reason={reason} onPassed={() => onEnd(true)} />
        <nav className={s.ways}>
          <button type="button" className={s.way} onClick={turn}>
            {kind === 'slider' ? '换成点选验证' : '换成滑块验证'}
          </button>
          {kind !== 'words' && (
            <button type="button" className={s.way} onClick={() => setKind('words')}>
              看不见图片？换成文字题
            </button>
          )}
        </nav>
      </div>
    </Modal>
  )
}
