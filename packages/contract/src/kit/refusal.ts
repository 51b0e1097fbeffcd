import * as shellTexts from '#shell-texts.ts'
import { tooOften } from '#own-texts.ts'
import * as texts from '#texts.ts'
import { optional, type Codec, type House } from './codec.ts'
import { coins, flag, moment, text } from './scalars.ts'
import { none, shape } from './shapes.ts'

/** An answer the contract foresees: its text for people, and the data that travels with it. */
export interface Refusal<Data = unknown> {
  readonly text: string
  readonly data: Codec<Data>
}

export type Refusals = Record<string, Refusal<any>>

/** Declares one refusal; rows spread the ones they may answer: `refusals: { ...planGone, ...notEnough }`. */
export function refusal<const Code extends string>(
  code: Code,
  text: string,
): { [C in Code]: Refusal<{}> }
export function refusal<const Code extends string, Data>(
  code: Code,
  text: string,
  data: Codec<Data>,
): { [C in Code]: Refusal<Data> }
export function refusal(code: string, text: string, data: Codec<any> = none) {
  return { [code]: { text, data } }
}

export type RefusalData<R extends Refusals, Code extends keyof R> = House<R[Code]['data']>

/** What any call may answer, whatever its row says. The order is the order of the checks. */
export const commonRefusals = {
  ...refusal('unknown_api', '没有这个接口'),
  ...refusal('unknown_method', '没有这个数据方法'),
  ...refusal('forbidden_origin', '请求来源未通过校验，请刷新页面后再试'),
  ...refusal('timeError', '手机时间与服务器相差过大', shape({ serverTime: moment })),
  ...refusal('signError', texts.unknownError),
  ...refusal('no_login', '请先登录'),
  ...refusal('no_token', '登录状态已失效，请重新登录'),
  ...refusal('no_login_and_exit', '登录状态已失效，请重新登录'),
  ...refusal('no_permission', '没有权限进行此操作'),
  ...refusal('member_held', '账户暂时受限，请联系客服'),
  ...refusal('prove_again', '为保障账户安全，请重新登录后再试'),
  ...refusal('not_open', '该功能暂未开放'),
  ...refusal(
    'bad_input',
    '提交的内容有误',
    shape({ field: optional(text()), reason: optional(text()) }),
  ),
  ...refusal('too_large', '提交的内容过大'),
  ...refusal('too_many_requests', tooOften, shape({ retryAfterMs: moment })),
  ...refusal('idem_conflict', '同一请求编号提交了不同的内容'),
  ...refusal('in_progress', texts.paySubmitting, shape({ retry: optional(flag) })),
  // A member's own rule, which every purchase obeys.
  ...refusal(
    'spending_limit',
    '已达到你为本月设的消费上限',
    shape({ limit: coins, spent: coins, price: coins }),
  ),
  ...refusal('cooling_off', '冷静期内不能充值和购买', shape({ coolTime: moment })),
  ...refusal('no_data', texts.noData),
  ...refusal('system_error', shellTexts.systemAbnormal),
} satisfies Refusals

export type CommonRefusal = keyof typeof commonRefusals

/** What a call with these refusals may answer besides its output. */
export type RefusalCode<R extends Refusals> = (keyof R & string) | CommonRefusal

export type DataOf<R extends Refusals, Code> = Code extends keyof R
  ? RefusalData<R, Code>
  : Code extends CommonRefusal
    ? RefusalData<typeof commonRefusals, Code>
    : never
