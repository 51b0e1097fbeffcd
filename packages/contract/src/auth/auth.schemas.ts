import { named, optional } from '#kit/codec.ts'
import { refusal } from '#kit/refusal.ts'
import { flag, id, moment, text } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'

/**
 * `token` is `1|<second part>`. For a browser the second part is only the session's public id, a
 * mark that says "logged in"; the secret travels in a cookie. Native apps get the secret itself.
 */
export const loginAnswer = shape({
  token: text({ max: 200 }),
  memberId: id,
  /** Signs calls that move money: the key is the text's UTF-8 bytes. */
  signKey: text({ max: 100 }),
})

/** Whether the session still lives, and its key for a page that lost it. */
export const loginState = shape({
  loggedIn: named('login', flag),
  sessionId: optional(id),
  signKey: optional(text({ max: 100 })),
})

/** The password was sealed too long ago, or not as asked. */
export const staleLogin = refusal('login.stale', '页面停留过久，请再试一次')
export const loginBlocked = refusal('login.blocked', '该账号不能在当前渠道登录')

export const loginBusy = refusal(
  'login.busy',
  '当前登录人数较多，请稍后再试',
  shape({ retryAfterMs: moment }),
)

export const loginRefusals = {
  ...refusal('login.wrong', '账号或密码不正确'),
  ...staleLogin,
  ...loginBlocked,
  ...loginBusy,
  ...refusal('login.captcha', '请先完成安全验证'),
}

/** What a client needs to send a password: it encrypts `{"n": nonce, "p": password}` with the key. */
export const transportKey = shape({
  kid: text({ max: 40 }),
  /** Base64 of the public key in SubjectPublicKeyInfo form. */
  publicKey: text(),
  /** Good for five minutes and for one login. */
  nonce: text({ max: 200 }),
})
