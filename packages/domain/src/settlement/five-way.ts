/** Won, half won, stake back, half lost, lost: the part of the stake that is won or lost. */
export type Settlement = 1 | 0.5 | 0 | -0.5 | -1

/**
 * Settles a line against a margin. `line` is added to the backed side's score: −1 gives one goal.
 * A quarter line is half a stake on each neighbour, which is why one quarter off is worth half.
 */
export function settleHandicap(margin: number, line: number): Settlement {
  const quarters = margin * 4 + quartersOf(line)
  if (quarters >= 2) return 1
  if (quarters <= -2) return -1
  return (quarters / 2) as Settlement
}

export const settleOver = (total: number, line: number): Settlement => settleHandicap(total, -line)

export const settleUnder = (total: number, line: number): Settlement =>
  opposite(settleOver(total, line))

export const opposite = (settlement: Settlement): Settlement =>
  settlement === 0 ? 0 : (-settlement as Settlement)

/** Net profit of one unit at decimal odds, exact to the millionth. */
export function profitOf(settlement: Settlement, decimal: number): number {
  if (settlement <= 0) return settlement
  return Math.round((decimal - 1) * settlement * 1e6) / 1e6
}

/** What one unit comes back as: 0 for a lost stake, 1 for a void one. */
export const returnOf = (settlement: Settlement, decimal: number): number =>
  1 + profitOf(settlement, decimal)

export const SETTLEMENT_NAMES = {
  1: 'win',
  0.5: 'halfWin',
  0: 'push',
  [-0.5]: 'halfLose',
  [-1]: 'lose',
} as const

function quartersOf(line: number): number {
  const quarters = line * 4
  if (!Number.isInteger(quarters)) throw new RangeError(`not a quarter line: ${line}`)
  return quarters
}
