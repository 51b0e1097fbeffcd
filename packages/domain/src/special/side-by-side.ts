import { oneDecimal, signed } from './known.ts'
import { ofOutcomes, OUTCOMES, OUTCOME_WORDS } from './outcomes.ts'

/** What something says of each outcome, under its name. */
type Told = readonly [name: string, figures: readonly number[]]

/** A bar for each outcome, and the other's word as a mark beside it. */
export const barsBeside = (unit: string, [barName, values]: Told, [markName, marks]: Told) => ({
  kind: 'bars' as const,
  unit,
  barName,
  markName,
  bars: ofOutcomes((j) => ({ value: values[j]!, mark: marks[j]! })),
})

/** Both in words, in percent. */
export const percentsBeside = ([first, ours]: Told, [second, theirs]: Told) =>
  OUTCOMES.map(
    (side, j) =>
      `${OUTCOME_WORDS[side]}${first} ${oneDecimal(ours[j]!)}%、${second} ${oneDecimal(theirs[j]!)}%`,
  ).join('，')

/** How far one lies above the other. */
export const gapsInPoints = (gap: readonly number[]) =>
  ofOutcomes((j) => ({ text: signed(gap[j]!), note: '个百分点' }))
