import { fromDecimal, type OddsFormat } from '#market/odds-formats.ts'
import { oddsText } from './odds-text.ts'

/** What a person chose to read odds in. `usual` is decimal for results and water for lines. */
export type OddsReading = 'usual' | Exclude<OddsFormat, 'indonesian'>

export const ODDS_READINGS: readonly { key: OddsReading; name: string; note: string }[] = [
  { key: 'usual', name: '常用', note: '欧指小数，亚指和大小港盘' },
  { key: 'decimal', name: '小数', note: '1.92：含本金的返还' },
  { key: 'hongKong', name: '港盘', note: '0.92：每 1 的净赢' },
  { key: 'malay', name: '马来', note: '净赢超过 1 时写作负数' },
  { key: 'american', name: '美式', note: '+150 或 -109' },
]

export const isOddsReading = (word: unknown): word is OddsReading =>
  ODDS_READINGS.some(({ key }) => key === word)

/** Decimal odds in hundredths as the chosen place writes them. What nobody offers is all zeros. */
export const priceIn = (hundredths: number, reading: OddsReading): string =>
  hundredths <= 100 ? '-' : priceMark(hundredths, reading)

/** Water in hundredths, which is what lines are priced in here. */
export const waterIn = (hundredths: number, reading: OddsReading): string =>
  hundredths <= 0 ? '-' : waterMark(hundredths, reading)

/** The same at the edge of a chart, where a mark may lie below every price. */
export const priceMark = (hundredths: number, reading: OddsReading): string =>
  written(hundredths, reading === 'usual' ? 'decimal' : reading)

export const waterMark = (hundredths: number, reading: OddsReading): string =>
  written(hundredths + 100, reading === 'usual' ? 'hongKong' : reading)

function written(hundredths: number, format: OddsFormat): string {
  if (hundredths <= 100 && format !== 'decimal') return format === 'american' ? '' : '0.00'
  if (format === 'decimal') return oddsText(hundredths)
  const odds = fromDecimal(hundredths / 100, format)
  if (format !== 'american') return odds.toFixed(2)
  return `${odds > 0 ? '+' : ''}${Math.round(odds)}`
}
