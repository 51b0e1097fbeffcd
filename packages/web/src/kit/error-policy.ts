import type { CommonRefusal } from '@linmen/contract'
import { texts } from '@linmen/contract/texts.ts'

/** What happens when a call fails. Texts left out are the server's own. */
export type Reaction =
  | { readonly do: 'login' }
  | { readonly do: 'silent' }
  | {
      readonly do: 'toast'
      readonly ms?: number
      readonly text?: string
      /** Where the server says nothing of its own. */
      readonly orElse?: string
    }
  /** The bare code, where the specification shows it. */
  | { readonly do: 'code'; readonly ms: number }
  | { readonly do: 'alert'; readonly text?: string }
  | { readonly do: 'refresh'; readonly text: string }
  | { readonly do: 'retry'; readonly times: number }
  /** The page that asked shows it itself: a dialog of its own, a marked field. */
  | { readonly do: 'page' }

export type Policy = Readonly<Record<string, Reaction>>

const login: Reaction = { do: 'login' }
const silent: Reaction = { do: 'silent' }
const page: Reaction = { do: 'page' }
const toast = (ms?: number, text?: string): Reaction => ({
  do: 'toast',
  ...(ms !== undefined && { ms }),
  ...(text !== undefined && { text }),
})

/** Failures without a code of their own. */
export const outage = 'outage'
export const anything = '*'

const common: Record<CommonRefusal, Reaction> = {
  unknown_api: toast(),
  unknown_method: toast(),
  forbidden_origin: toast(),
  timeError: { do: 'retry', times: 3 },
  signError: { do: 'refresh', text: texts.unknownError },
  no_login: login,
  no_token: login,
  no_login_and_exit: login,
  no_permission: toast(),
  not_open: toast(),
  no_data: toast(),
  bad_input: toast(),
  too_large: toast(),
  too_many_requests: toast(),
  idem_conflict: toast(),
  in_progress: toast(2000, texts.paySubmitting),
  system_error: toast(),
}

/** Refusals of single areas. The login and payment pages speak for themselves. */
const areaRefusals: Policy = {
  noLogin: login,
  uuid_error: toast(),
  phone_error: toast(2000, texts.phoneFormat),
  check_error: toast(2000, texts.sliderFailed),
  need_refresh: page,
  'login.wrong': page,
  'login.stale': page,
  'login.blocked': toast(),
  'wallet.not.enough': page,
  'plan.not_found': toast(),
  'plan.closed': toast(),
  'coupon.not_usable': page,
  'match.not_found': toast(),
  'league.not_found': toast(),
  'team.not_found': toast(),
  'player.not_found': toast(),
  'lottery.no_issue': toast(),
  'source.interrupted': toast(),
}

/** The catalogue of spec 000 §8 and 002 §8: one row for each code anybody may answer. */
export const errorPolicy: Policy = {
  ...common,
  [outage]: { do: 'alert', text: texts.networkDown },
  [anything]: toast(),
  ...areaRefusals,
}

/** Flows in which the specification reacts otherwise than the catalogue. */
export const situations = {
  followExpert: { no_token: silent, uuid_error: silent, [anything]: toast(1500) },
  followMatch: { no_token: silent, uuid_error: silent, [anything]: { do: 'code', ms: 1000 } },
  unfollow: { no_token: silent, uuid_error: silent },
  setMealCount: { no_login: silent, [anything]: silent },
  couponList: { [anything]: silent, [outage]: silent },
  messageList: { [outage]: toast(1500, texts.messagesDown) },
  payReturn: { [anything]: { do: 'toast', ms: 2000, orElse: texts.payAbnormal } },
  vipConfig: { [anything]: toast(1000, '加载失败,请稍后再试') },
  microblogLogin: { [anything]: toast(2000, texts.microblogLoginFailed) },
  /** Archetypes show the failure where the content would be. */
  inPlace: { [outage]: page, [anything]: page },
} as const satisfies Record<string, Policy>
