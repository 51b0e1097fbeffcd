import type { commonRefusals, gatewayRefusals, RefusalsOf } from '@linmen/contract'
import type { allEndpoints } from '@linmen/contract/tables.ts'
import * as shellTexts from '@linmen/contract/shell-texts.ts'
import * as texts from '@linmen/contract/texts.ts'
import { authPolicy } from './auth.policy.ts'
import { favouritePolicy, gatewayPolicy, matchPolicy } from './match.policy.ts'
import { redPacketPolicy, trialPolicy } from './offer.policy.ts'
import {
  couponPolicy,
  orderPolicy,
  planPolicy,
  setMealPolicy,
  walletPolicy,
  refundPolicy,
  withdrawalPolicy,
} from './purchase.policy.ts'
import { accountPolicy } from './account.policy.ts'
import { communityPolicy } from './community.policy.ts'
import { expertPolicy } from './expert.policy.ts'
import { hostPolicy } from './host.policy.ts'
import { interpretationPolicy } from './interpretation.policy.ts'
import { messagePolicy } from './message.policy.ts'
import { promotionPolicy } from './promotion.policy.ts'
import { specialPolicy } from './special.policy.ts'
import { vipPolicy } from './vip.policy.ts'
import { login, page, silent, toast, type PolicyFor, type Reaction } from './reaction.ts'

/** Failures without a code of their own. */
export const outage = 'outage'
export const anything = '*'

/** Rows for some of the codes of one call, or of all calls. */
export type Policy<Code extends string = string> = {
  readonly [C in Code | typeof outage | typeof anything]?: Reaction
}

const commonPolicy: PolicyFor<typeof commonRefusals> = {
  unknown_api: toast(),
  unknown_method: toast(),
  forbidden_origin: toast(),
  timeError: { do: 'retry', times: 3 },
  signError: { do: 'refresh', text: texts.unknownError },
  no_login: login,
  no_token: login,
  no_login_and_exit: login,
  no_permission: toast(),
  member_held: toast(),
  prove_again: login,
  not_open: toast(),
  spending_limit: { do: 'alert' },
  cooling_off: { do: 'alert' },
  no_data: toast(),
  bad_input: toast(),
  too_large: toast(),
  too_many_requests: toast(),
  idem_conflict: toast(),
  in_progress: toast(2000, texts.paySubmitting),
  system_error: toast(),
}

/** Every code that a row of the phone app declares. One without a row here does not compile. The console has its own words. */
type Declared = CodesOf<Omit<typeof allEndpoints, 'console'>> | keyof typeof gatewayRefusals
type CodesOf<Tables> = {
  [T in keyof Tables]: { [R in keyof Tables[T]]: keyof RefusalsOf<Tables[T][R]> }[keyof Tables[T]]
}[keyof Tables]

const areaPolicy = {
  ...authPolicy,
  ...couponPolicy,
  ...favouritePolicy,
  ...gatewayPolicy,
  ...matchPolicy,
  ...orderPolicy,
  ...planPolicy,
  ...redPacketPolicy,
  ...trialPolicy,
  ...setMealPolicy,
  ...accountPolicy,
  ...communityPolicy,
  ...expertPolicy,
  ...hostPolicy,
  ...interpretationPolicy,
  ...messagePolicy,
  ...promotionPolicy,
  ...specialPolicy,
  ...vipPolicy,
  ...walletPolicy,
  ...refundPolicy,
  ...withdrawalPolicy,
} satisfies Readonly<Record<Declared, Reaction>>

/** The catalogue of spec 000 §8 and 002 §8: one row for each code anybody may answer. */
export const errorPolicy = {
  ...commonPolicy,
  ...areaPolicy,
  [outage]: { do: 'alert', text: shellTexts.networkDown },
} as const satisfies Policy
export type PolicyCode = `${keyof typeof errorPolicy}`

/** What the catalogue says; whatever it does not know is told in the server's words. */
export const catalogued = (code: string): Reaction => (errorPolicy as Policy)[code] ?? toast()

/** Flows in which the specification reacts otherwise than the catalogue. */
export const situations = {
  followExpert: { no_token: silent, uuid_error: silent, [anything]: toast(1500) },
  followMatch: { no_token: silent, uuid_error: silent, [anything]: { do: 'code', ms: 1000 } },
  unfollow: { no_token: silent, uuid_error: silent },
  setMealCount: { no_login: silent, [anything]: silent, [outage]: silent },
  couponList: { [anything]: silent, [outage]: silent },
  messageList: { [outage]: toast(1500, texts.messagesDown) },
  payReturn: { [anything]: { do: 'toast', ms: 2000, orElse: texts.payAbnormal } },
  vipConfig: { [anything]: toast(1000, '加载失败,请稍后再试') },
  microblogLogin: { [anything]: toast(2000, texts.microblogLoginFailed) },
  /** Archetypes show the failure where the content would be. */
  inPlace: { [outage]: page, [anything]: page },
} as const satisfies Record<string, Policy<PolicyCode>>
