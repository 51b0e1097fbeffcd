import { refusal } from '#kit/refusal.ts'
import * as texts from '#texts.ts'

/** The picture cannot be used any more; only a new one helps. */
export const captchaStale = refusal('need_refresh', '验证已失效，请刷新后重试')

/** Not where it should be. Every picture has one try. */
export const captchaWrong = refusal('captcha.wrong', texts.captchaFailed)
