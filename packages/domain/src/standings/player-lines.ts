import type { FootballReport } from '#match/match-report.ts'

/** What one player did over a number of matches. Figures are totals. */
export interface PlayerLine {
  readonly playerId: string
  readonly name: string
  readonly teamId: string
  readonly teamName: string
  /** Null where nobody counted them. */
  readonly appearances: number | null
  readonly figures: Readonly<Record<string, number>>
}

export interface Leader extends PlayerLine {
  readonly rank: number
  readonly value: number
}

/** Most of one figure first; then who needed fewer matches. Equal in both, they share a rank. */
export function leadersBy(lines: readonly PlayerLine[], figure: string, count: number): Leader[] {
  return ranked(
    lines.map((line) => ({ ...line, value: line.figures[figure] ?? 0 })),
    count,
  )
}

/**
 * The same per match. Who appeared in less than a third of the most matches of anyone is left out: one good
 * evening is no season.
 */
export function leadersPerMatch(
  lines: readonly PlayerLine[],
  figure: string,
  count: number,
): Leader[] {
  const games = ({ appearances }: PlayerLine) => appearances ?? 0
  const most = Math.max(0, ...lines.map(games))
  const regulars = lines.filter((line) => games(line) > 0 && games(line) * 3 >= most)
  return ranked(
    regulars.map((line) => ({ ...line, value: (line.figures[figure] ?? 0) / games(line) })),
    count,
  )
}

function ranked(lines: readonly Omit<Leader, 'rank'>[], count: number): Leader[] {
  const inOrder = lines
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => b.value - a.value || (a.appearances ?? 0) - (b.appearances ?? 0))
    .slice(0, count)
  return inOrder.map((line) => ({
    ...line,
    rank:
      1 +
      inOrder.findIndex(
        ({ value, appearances }) => value === line.value && appearances === line.appearances,
      ),
  }))
}

/** Goals, assists and cards of one match by side and name, own and cancelled goals left out. */
export function deedsOf(reports: readonly FootballReport[]): Deed[] {
  const cancelled = new Set(
    reports.flatMap((each) => (each.kind === 'goalCancelled' ? each.goalSeq : [])),
  )
  return reports.flatMap((report): Deed[] => {
    if (report.kind === 'card')
      return [{ side: report.side, name: report.player, figure: `${report.colour}Cards` }]
    if (report.kind !== 'goal' || report.how === 'own' || cancelled.has(report.seq)) return []
    const { side, player, assist } = report
    const goal: Deed = { side, name: player, figure: 'goals' }
    return assist ? [goal, { side, name: assist, figure: 'assists' }] : [goal]
  })
}

export interface Deed {
  readonly side: 'home' | 'away'
  readonly name: string
  readonly figure: string
}
