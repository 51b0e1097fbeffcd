import { codec, named, optional, type Codec, type House } from './codec.ts'
import { flag, int, text, words } from './scalars.ts'

// In a file of its own, because the first addresses of a visit name a sport and none of the other words.
export { sport, type Sport } from './sport.ts'

/** Following answers to 1, ceasing to follow to 2. */
export const followAction = words({ follow: 1, unfollow: 2 })

export const oddsType = words({ european: 1, asian: 2, overUnder: 3 })

/** Leagues in which matches at the same odds are looked for. */
export const leagueScope = words({ all: 0, own: 1, bigFive: 2, others: 3 })

/** Rounds of the national games that matches are numbered by. Information only: nothing is sold for them. */
export const lotteryGame = words({
  winDrawLose: 401,
  pickNine: 402,
  beijingSingle: 405,
  basketballSingle: 406,
  footballSingle: 407,
})

/** What a code sent to a phone may be for. */
export const codePurposes = words({
  register: 47,
  resetPassword: 48,
  verifyPhone: 49,
  expertApply: 50,
  loginOrRegister: 51,
  retrievePassword: 52,
})

export type CodePurpose = House<typeof codePurposes>

/** Left out, it verifies the phone. Whether it was said matters: only a purpose that was said skips the phone check. */
export const askedPurpose = named('authType', optional(codePurposes))

/** How an order is paid past the wallet. */
export const payWay = words({
  alipayApp: 1,
  alipayWeb: 2,
  wechatApp: 4,
  bankCardApp: 5,
  bankCardWeb: 6,
  microblogWeb: 34,
  wechatPublicAccount: 41,
  wechatWeb: 57,
  wechatOfficialAccount: 66,
})

export const planKind = words({
  all: 'all',
  single: 'single',
  handicap: 'handicap',
  overUnder: 'over-under',
  twoForOne: 'two-for-one',
  pool: 'pool',
})

export const interpretationKind = words({
  all: 0,
  football: 1,
  basketball: 2,
  winDrawLose: 3,
  pickNine: 4,
  beijingSingle: 5,
})

/** A number whose meanings the specification does not list. The area that opens the row gives it words. */
export const legacyCode: Codec<number> = int({ max: 99_999_999 })

/** Yes or no that travels as 1 or 0. */
export const bit: Codec<boolean> = codec({ enum: [0, 1] }, flag.decode, (house) => (house ? 1 : 0))

/** A mobile number of the mainland. */
export const MOBILE = /^1[3-9]\d{9}$/
export const phone = text({ min: 11, max: 11, pattern: MOBILE })
