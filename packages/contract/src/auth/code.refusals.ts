import { refusal } from '#kit/refusal.ts'
import { moment } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import * as texts from '#texts.ts'

/** In the order in which a request for a code checks them. */
export const sendCodeRefusals = {
  ...refusal('code.no_phone', texts.codeNeedsPhone),
  ...refusal('phone_error', texts.phoneFormat),
  ...refusal('check_error', texts.sliderFailed),
  ...refusal('code.wait', texts.codeWait, shape({ retryAfterMs: moment })),
}

/** What is wrong with a code somebody typed. */
export const typedCodeRefusals = {
  ...refusal('code.wrong', '验证码不正确'),
  ...refusal('code.gone', '验证码已失效，请重新获取'),
}

export const newPasswordRefusals = {
  ...refusal('password.form', '密码为 8 到 64 位'),
  ...refusal('password.common', '这个密码太常见，请换一个'),
}
