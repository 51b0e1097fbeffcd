import type { Cents } from '@linmen/contract'

/** `12.3` as channels write it, in fen. Anything that is not such an amount is none. */
export function fenOf(yuan: string): Cents {
  const match = /^(-?)(\d{1,10})(?:\.(\d{1,2}))?$/.exec(yuan.trim())
  if (!match) throw new RangeError(`${yuan} is no amount`)
  const [, sign, whole, rest = ''] = match
  const fen = Number(whole) * 100 + Number(rest.padEnd(2, '0'))
  return (sign === '-' ? -fen : fen) as Cents
}

export function yuanOf(fen: number): string {
  const whole = Math.abs(fen)
  const text = `${Math.trunc(whole / 100)}.${String(whole % 100).padStart(2, '0')}`
  return fen < 0 ? `-${text}` : text
}
