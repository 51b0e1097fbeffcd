import { meanOf } from '#history/team-record.ts'
import type { CareerLine } from '#sport/player.ts'

type Line = Pick<CareerLine, 'appearances' | 'figures'>

/** Several lines as one: matches and figures added up. */
export function careerTotals(lines: readonly Line[]): Line {
  const figures: Record<string, number> = {}
  for (const line of lines)
    for (const [figure, value] of Object.entries(line.figures))
      figures[figure] = (figures[figure] ?? 0) + value
  return { appearances: lines.reduce((sum, line) => sum + line.appearances, 0), figures }
}

/** Several lines as one match of them, each figure with one decimal. */
export function careerAverages(lines: readonly Line[]): Line {
  const { appearances, figures } = careerTotals(lines)
  const means = Object.entries(figures).map(([figure, total]) => [
    figure,
    meanOf(total, appearances),
  ])
  return { appearances, figures: Object.fromEntries(means) }
}

/** The newest season anyone has a line for. Names of seasons sort as their years do. */
export const lastSeason = (lines: readonly Pick<CareerLine, 'season'>[]): string | null =>
  lines.reduce<string | null>(
    (newest, { season }) => (newest === null || season > newest ? season : newest),
    null,
  )
