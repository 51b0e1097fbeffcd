import * as texts from '#texts.ts'
import { refusal } from '#kit/refusal.ts'

export const microblogFailed = refusal('host.microblog_failed', texts.microblogLoginFailed)
export const weatherFailed = refusal(
  'host.sign_wrong',
  '登录信息无效或已过期，请从天气应用重新进入',
)
export const shoppingFailed = refusal('host.ticket_wrong', '登录凭证无效或已过期，请从应用重新进入')
/** Nobody stands behind the host's login here. */
export const hostNotConnected = refusal(
  'host.not_connected',
  '当前渠道没有开放登录，请用手机号登录',
)
