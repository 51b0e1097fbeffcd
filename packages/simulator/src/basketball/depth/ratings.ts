import type { BoxLine } from '@linmen/domain/sport/depth.ts'

/** Marks from 3.0 to 10.0 by what stands in the box line; none for those who did not play. */
export function ratingsOf(lines: readonly BoxLine[]): Map<string, number> {
  const played = lines.filter(({ figures }) => figures['minutes']! > 0)
  return new Map(
    played.map(({ playerId, figures }) => {
      const of = (name: string) => figures[name] ?? 0
      const missed =
        of('fieldGoalsAttempted') -
        of('fieldGoalsMade') +
        (of('freeThrowsAttempted') - of('freeThrowsMade')) / 2
      const worth =
        of('points') +
        0.9 * of('rebounds') +
        1.1 * of('assists') +
        1.4 * (of('steals') + of('blocks')) -
        0.7 * missed -
        of('turnovers')
      const mark = 5.4 + worth * 0.11 + of('plusMinus') * 0.02
      return [playerId, Math.round(Math.min(10, Math.max(3, mark)) * 10) / 10]
    }),
  )
}
