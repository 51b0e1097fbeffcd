import type { PeriodFigures } from '@linmen/contract/match/match-course.schemas.ts'
import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { DepthRecord, Shot } from '#sport/depth.ts'

const PERIODS = ['all', 'first', 'second'] as const
type Period = (typeof PERIODS)[number]

/** The newest figures of the match and of its halves, with the expected goals of the shots told so far. */
export function periodFigures(depth: readonly DepthRecord[]): PeriodFigures[] {
  const shots = depth.filter((record) => record.kind === 'shot')
  return PERIODS.flatMap((period) => {
    const told = depth.findLast(
      (record) => record.kind === 'statistics' && record.period === period,
    )
    if (told?.kind !== 'statistics') return []
    const figures = Object.entries(told.figures).map(([name, { home, away }]) => ({
      name,
      home,
      away,
    }))
    return { period, figures: [...figures, ...expectedGoals(shots.filter(within[period]))] }
  })
}

const within: Record<Period, (shot: Shot) => boolean> = {
  all: () => true,
  first: ({ at }) => at <= 45,
  second: ({ at }) => at > 45 && at <= 90,
}

function expectedGoals(shots: readonly Shot[]) {
  if (shots.length === 0) return []
  const of = (side: Side) =>
    shots.filter((shot) => shot.side === side).reduce((sum, { worth }) => sum + worth, 0) / 100
  return [{ name: 'expectedGoals', home: of('home'), away: of('away') }]
}
