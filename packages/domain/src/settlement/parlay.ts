import { returnOf, type Settlement } from './five-way.ts'

/** One match of a ticket. A void leg counts as right at odds 1.00. */
export interface Leg {
  readonly decimal: number
  readonly settlement: Settlement | 'void'
}

/** What one unit on all legs together comes back as. Half wins and half losses multiply as they are. */
export function parlayReturn(legs: readonly Leg[]): number {
  let product = 1
  for (const { decimal, settlement } of legs)
    product *= settlement === 'void' ? 1 : returnOf(settlement, decimal)
  return product
}

/** Which sizes of combinations M串N holds: 4串11 is every pair, treble and the four together. */
const SYSTEMS: Readonly<Record<string, readonly number[]>> = {
  '3x3': [2],
  '3x4': [2, 3],
  '4x4': [3],
  '4x5': [3, 4],
  '4x6': [2],
  '4x11': [2, 3, 4],
  '5x5': [4],
  '5x6': [4, 5],
  '5x10': [2],
  '5x16': [3, 4, 5],
  '5x20': [2, 3],
  '5x26': [2, 3, 4, 5],
  '6x6': [5],
  '6x7': [5, 6],
  '6x15': [2],
  '6x20': [3],
  '6x22': [4, 5, 6],
  '6x35': [2, 3],
  '6x42': [3, 4, 5, 6],
  '6x50': [2, 3, 4],
  '6x57': [2, 3, 4, 5, 6],
  '7x7': [6],
  '7x8': [6, 7],
  '7x21': [5],
  '7x35': [4],
  '7x120': [2, 3, 4, 5, 6, 7],
  '8x8': [7],
  '8x9': [7, 8],
  '8x28': [6],
  '8x56': [5],
  '8x70': [4],
  '8x247': [2, 3, 4, 5, 6, 7, 8],
}

export const SYSTEM_NAMES: readonly string[] = Object.keys(SYSTEMS)

/** The combinations of legs a system stakes one unit on each; null for a system nobody offers. */
export function systemTickets<T>(legs: readonly T[], system: string): T[][] | null {
  if (system === `${legs.length}x1`) return [[...legs]]
  if (!system.startsWith(`${legs.length}x`)) return null
  return SYSTEMS[system]?.flatMap((size) => combinations(legs, size)) ?? null
}

/** Total return of one unit on every combination of the system. */
export function systemReturn(legs: readonly Leg[], system: string): number | null {
  const tickets = systemTickets(legs, system)
  return tickets && tickets.reduce((sum, ticket) => sum + parlayReturn(ticket), 0)
}

function combinations<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]]
  return items.flatMap((item, at) =>
    combinations(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]),
  )
}
