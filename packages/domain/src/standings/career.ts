import type { CareerLine } from '#sport/player.ts'

type Line = Pick<CareerLine, 'appearances' | 'figures'>

/** Several lines as one: matches and figures added up. */
export function careerTotals(lines: readonly Line[]): {
  readonly appearances: number
  readonly figures: Readonly<Record<string, number>>
} {
  const figures: Record<string, number> = {}
  for (const line of lines)
    for (const [figure, value] of Object.entries(line.figures))
      figures[figure] = (figures[figure] ?? 0) + value
  return { appearances: lines.reduce((sum, line) => sum + line.appearances, 0), figures }
}

/** The newest season anyone has a line for. Names of seasons sort as their years do. */
export const lastSeason = (lines: readonly CareerLine[]): string | null =>
  lines.reduce<string | null>(
    (newest, { season }) => (newest === null || season > newest ? season : newest),
    null,
  )
