/** Odds as five places in the world write them. Everything inside the house is decimal. */
export type OddsFormat = 'decimal' | 'hongKong' | 'malay' | 'indonesian' | 'american'

/** Net winnings per unit (港盘, 水位) from decimal odds. */
const water = (decimal: number): number => decimal - 1

export function fromDecimal(decimal: number, format: OddsFormat): number {
  if (!(decimal > 1)) throw new RangeError(`not decimal odds: ${decimal}`)
  const w = water(decimal)
  if (format === 'hongKong') return w
  if (format === 'malay') return w <= 1 ? w : -1 / w
  if (format === 'indonesian') return w >= 1 ? w : -1 / w
  if (format === 'american') return w >= 1 ? 100 * w : -100 / w
  return decimal
}

export function toDecimal(odds: number, format: OddsFormat): number {
  const decimal = 1 + waterOf(odds, format)
  if (!(decimal > 1) || !Number.isFinite(decimal)) throw new RangeError(`not ${format}: ${odds}`)
  return decimal
}

function waterOf(odds: number, format: OddsFormat): number {
  if (format === 'decimal') return odds - 1
  if (format === 'american') return odds < 0 ? -100 / odds : odds / 100
  return odds < 0 ? -1 / odds : odds
}
