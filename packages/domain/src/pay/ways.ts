import type { ChargeWay } from '@linmen/contract/wallet/wallet.schemas.ts'

export const CHARGE_WAY_NAMES: Readonly<Record<ChargeWay, string>> = {
  alipay: '支付宝',
  wechat: '微信支付',
  microblog: '微博支付',
  bankCard: '银行卡',
}

/** Ways of paying past the wallet, by the provider behind them. */
const DIRECT: Readonly<Record<string, ChargeWay>> = {
  alipayWeb: 'alipay',
  wechatWeb: 'wechat',
  wechatPublicAccount: 'wechat',
  wechatOfficialAccount: 'wechat',
  microblogWeb: 'microblog',
  bankCardWeb: 'bankCard',
}

/** What a way of paying is called, also one past the wallet. */
export const payWayName = (way: string): string =>
  CHARGE_WAY_NAMES[DIRECT[way] ?? (way as ChargeWay)] ?? way

const ALL: readonly ChargeWay[] = ['alipay', 'wechat', 'microblog', 'bankCard']
/** Host apps take payments by their own means only. */
const BY_HOST: Readonly<Record<string, readonly ChargeWay[]>> = {
  messaging: ['wechat'],
  microblog: ['microblog', 'alipay'],
}

/** The ways of buying coins that work where the member is. */
export const chargeWays = (host: string): readonly ChargeWay[] => BY_HOST[host] ?? ALL

/** A bank card's number as it is written on it: 12 to 19 digits whose last one fits the others. */
export function isCardNumber(text: string): boolean {
  if (!/^\d{12,19}$/.test(text)) return false
  const sum = [...text].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
