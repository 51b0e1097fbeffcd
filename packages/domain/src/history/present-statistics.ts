import type { BasketballLive } from '@linmen/contract/match/basketball-live.schemas.ts'
import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import { BASKETBALL_FIGURES } from '#sport/basketball-figures.ts'
import type { BoxLine, DepthRecord, PlayPeriod, Statistics } from '#sport/depth.ts'

interface Told {
  readonly depth: readonly DepthRecord[]
  readonly live: BasketballLive
  /** Everybody's line as it stands now. */
  readonly lines: readonly BoxLine[]
}

/** Figures of both sides that belong to these lines: of the match, and of the period that was begun last. */
export function presentStatistics({ depth, live, lines }: Told): Statistics[] {
  const told = depth.filter((each) => each.kind === 'statistics')
  const newest = (period: Statistics['period']) =>
    told
      .filter((each) => each.period === period)
      .toSorted((a, b) => a.atMs - b.atMs || a.seq - b.seq)
      .at(-1)
  const before = newest('all')
  if (told.length > 0 && !before) return []
  const now = sumsOf(lines)
  const all: Statistics = { kind: 'statistics', period: 'all', figures: now }
  const points = live.periods.at(-1)
  if (!points) return [all]
  const period = live.periods.length as PlayPeriod
  const begun = newest(period)?.figures
  const figures = mapped(now, (name, value) =>
    name === 'points' ? points : plus(begun?.[name], minus(value, before?.figures[name])),
  )
  return [all, { kind: 'statistics', period, figures }]
}

type Figures = Readonly<Record<string, Pair>>

const NONE: Pair = { home: 0, away: 0 }

function sumsOf(lines: readonly BoxLine[]): Figures {
  const sum = (side: BoxLine['side'], name: string) =>
    lines
      .filter((line) => line.side === side)
      .reduce((all, { figures }) => all + (figures[name] ?? 0), 0)
  return Object.fromEntries(
    BASKETBALL_FIGURES.map((name) => [name, { home: sum('home', name), away: sum('away', name) }]),
  )
}

const mapped = (figures: Figures, to: (name: string, value: Pair) => Pair): Figures =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, to(name, value)]))

const plus = (a: Pair = NONE, b: Pair = NONE): Pair => ({
  home: a.home + b.home,
  away: a.away + b.away,
})
const minus = (a: Pair, b: Pair = NONE): Pair => ({ home: a.home - b.home, away: a.away - b.away })
