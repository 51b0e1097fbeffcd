import type { BoxLine } from '#sport/depth.ts'

/** A player's part of what his team did in the matches he played. */
export interface Contribution {
  readonly figure: string
  readonly own: number
  readonly team: number
}

/** `matches` are box scores, one list of lines for each match. Without minutes he did not play. */
export function contributionOf(
  playerId: string,
  matches: readonly (readonly BoxLine[])[],
  figures: readonly string[],
): Contribution[] {
  const his = matches.flatMap((lines) => {
    const own = lines.find((line) => line.playerId === playerId && played(line))
    return own ? [{ own, team: lines.filter(({ side }) => side === own.side) }] : []
  })
  return figures.map((figure) => ({
    figure,
    own: total(
      his.map(({ own }) => own),
      figure,
    ),
    team: total(
      his.flatMap(({ team }) => team),
      figure,
    ),
  }))
}

export const played = ({ figures }: BoxLine) => (figures['minutes'] ?? 0) > 0

const total = (lines: readonly BoxLine[], figure: string) =>
  lines.reduce((sum, line) => sum + (line.figures[figure] ?? 0), 0)
