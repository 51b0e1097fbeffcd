import type { FootballPosition } from '@linmen/domain/sport/player.ts'

/** Men of each line from the back; the lines between the first and the last are all midfield. */
export const FORMATIONS = [
  '4-3-3',
  '4-2-3-1',
  '4-4-2',
  '3-5-2',
  '3-4-3',
  '5-3-2',
  '4-1-4-1',
] as const
export type Formation = (typeof FORMATIONS)[number]

export const linesOf = (formation: Formation): number[] => formation.split('-').map(Number)

export function needed(formation: Formation): Readonly<Record<FootballPosition, number>> {
  const lines = linesOf(formation)
  return {
    goalkeeper: 1,
    defender: lines[0]!,
    midfielder: lines.slice(1, -1).reduce((sum, count) => sum + count, 0),
    forward: lines.at(-1)!,
  }
}
