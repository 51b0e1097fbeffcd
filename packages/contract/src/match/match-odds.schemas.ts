import { codec, named, optional, type Codec, type House } from '#kit/codec.ts'
import { int, moment } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { complain } from '#kit/wire-error.ts'

/** Decimal odds and water are whole hundredths inside: 1.55 is 155. */
export interface EuropeanOdds {
  readonly home: number
  readonly draw: number
  readonly away: number
}

/** A handicap or total with the water of its two sides. The line is in 1/10000 goals; home gives = positive. */
export interface LineOdds {
  readonly first: number
  readonly line: number
  readonly second: number
}

const NUMBER = '-?\\d+(\\.\\d{2})?'
const THREE = `^${NUMBER};${NUMBER};${NUMBER}$`
const THREE_NUMBERS = new RegExp(THREE)

/** `1.55;3.60;7.50` */
export const europeanOdds: Codec<EuropeanOdds> = codec(
  { type: 'string', pattern: THREE, description: '主胜;平;客胜' },
  (wire) => {
    const [home, draw, away] = parts(wire)
    return { home: hundredths(home), draw: hundredths(draw), away: hundredths(away) }
  },
  ({ home, draw, away }) => `${decimals(home)};${decimals(draw)};${decimals(away)}`,
)

/** `0.86;7500;1.02`: water, line, water. */
export const lineOdds: Codec<LineOdds> = codec(
  { type: 'string', pattern: THREE, description: '水位;盘口(万分之一球);水位' },
  (wire) => {
    const [first, line, second] = parts(wire)
    return { first: hundredths(first), line: Number(line), second: hundredths(second) }
  },
  ({ first, line, second }) => `${decimals(first)};${line};${decimals(second)}`,
)

/** The last offer before play, only where the present one was made during it. */
const closing = shape({
  european: named('oddsEurope', europeanOdds),
  asian: named('oddsAsia', lineOdds),
  overUnder: named('oddsBigSmall', lineOdds),
})

/** What one company offers now and what it offered first. */
export const companyOdds = shape({
  version: int(),
  company: named('providerId', int()),
  european: named('oddsEurope', shape({ first: europeanOdds, now: europeanOdds })),
  asian: named('oddsAsia', shape({ first: lineOdds, now: lineOdds })),
  overUnder: named('oddsBigSmall', shape({ first: lineOdds, now: lineOdds })),
  closing: named('closingOdds', optional(closing)),
  /** When the present offer was made, only where that was during play. */
  saidAtMs: named('oddsTime', optional(moment)),
})
export type CompanyOdds = House<typeof companyOdds>

function parts(wire: unknown): string[] {
  return typeof wire === 'string' && THREE_NUMBERS.test(wire)
    ? wire.split(';')
    : complain('应为分号隔开的三个数')
}

const hundredths = (part: string | undefined) => Math.round(Number(part) * 100)
const decimals = (value: number) => (value / 100).toFixed(2)
