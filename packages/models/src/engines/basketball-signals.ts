import type { BasketballRow } from '@linmen/domain/match-files/basketball-file.ts'
import {
  strengthFilter,
  type FilterSettings,
  type StrengthFilter,
} from '#ratings/strength-filter.ts'
import type { BasketballFixture } from './basketball-fixture.ts'

export const BASKETBALL_SIGNALS = 11
export const TOTAL_SIGNALS = 5

/** Chosen on the seasons 2012–2020 by the squared error of the next line; see docs/models.md. */
const MARGIN: FilterSettings = {
  away: -1,
  unknown: 30,
  drift: 0.686,
  summer: 7.84,
  summerKeeps: 0.7,
  newcomer: () => 0,
  level: 3,
  levelRate: 0.02,
}
const RESULTS_ONLY: FilterSettings = { ...MARGIN, summer: 16, summerKeeps: 0.8, levelRate: 0.002 }
const TOTAL: FilterSettings = {
  away: 1,
  unknown: 60,
  drift: 8,
  summer: 3,
  newcomer: () => 0,
  level: 200,
  levelRate: 0.05,
}
const LINE_NOISE = 8
const RESULT_NOISE = 150
const MOST_SURPRISE = 12
const TOTAL_LINE_NOISE = 16
const TOTAL_RESULT_NOISE = 300
/** Points that playing on the day after a game costs. */
const TIRED = 1.4

/** What is known of two teams before a game. */
export function basketballSignals() {
  const filters: Filters = {
    quick: strengthFilter(MARGIN),
    slow: strengthFilter({ ...MARGIN, drift: MARGIN.drift / 5 }),
    results: strengthFilter(RESULTS_ONLY),
    totals: strengthFilter(TOTAL),
  }
  const { quick, slow, results, totals } = filters
  const { numberOf, rest, tired, crowded, rested, played } = gameDays()

  return {
    inputs({ home, away, day, playoffs }: BasketballFixture) {
      const [h, a] = [numberOf(home), numberOf(away)]
      const edge = quick.expected(h, a, 0, 0)
      const late = Number(playoffs)
      return {
        margin: Float64Array.of(
          1,
          edge,
          slow.expected(h, a, 0, 0),
          results.expected(h, a, 0, 0),
          tired(h, day),
          tired(a, day),
          crowded(h, day) - crowded(a, day),
          rested(h, day) - rested(a, day),
          late,
          late * edge,
          Number(rest(h, day) === 2),
        ),
        total: Float64Array.of(
          1,
          totals.expected(h, a, 0, 0),
          tired(h, day) + tired(a, day),
          late,
          Math.abs(edge),
        ),
      }
    },
    learn(row: BasketballRow) {
      const { day } = row
      const [h, a] = [numberOf(row.home), numberOf(row.away)]
      const fatigue = TIRED * (tired(a, day) - tired(h, day))
      for (const filter of Object.values(filters)) filter.pass(h, a, 0, 0, day)
      learnMargin(filters, h, a, row, fatigue)
      learnTotal(filters, h, a, row)
      for (const team of [h, a]) played(team, day)
    },
  }
}

type Filters = Readonly<Record<'quick' | 'slow' | 'results' | 'totals', StrengthFilter>>

function learnMargin(
  { quick, slow, results }: Filters,
  h: number,
  a: number,
  row: BasketballRow,
  fatigue: number,
) {
  const margin = row.homePoints - row.awayPoints
  const hasLine = row.homeLine === row.homeLine
  const base = hasLine ? row.homeLine : quick.expected(h, a, 0, 0)
  const surprise = Math.max(-MOST_SURPRISE, Math.min(MOST_SURPRISE, margin - base))
  for (const filter of [quick, slow]) {
    if (hasLine) {
      const seen = row.homeLine - fatigue
      filter.follow(0, seen - filter.expected(h, a, 0, 0))
      filter.see(h, a, 0, seen, LINE_NOISE)
    }
    filter.see(h, a, 0, filter.expected(h, a, 0, 0) + surprise, RESULT_NOISE)
  }
  results.follow(0, margin - fatigue - results.expected(h, a, 0, 0))
  results.see(h, a, 0, margin - fatigue, RESULT_NOISE)
}

function learnTotal({ totals }: Filters, h: number, a: number, row: BasketballRow) {
  const points = row.homePoints + row.awayPoints - row.overtimePoints
  if (row.totalLine !== row.totalLine) return
  totals.follow(0, row.totalLine - totals.expected(h, a, 0, 0))
  totals.see(h, a, 0, row.totalLine, TOTAL_LINE_NOISE)
  totals.see(h, a, 0, totals.expected(h, a, 0, 0) + points - row.totalLine, TOTAL_RESULT_NOISE)
}

/** When each team last played. */
function gameDays() {
  const numbers = new Map<string, number>()
  const days: number[][] = []
  const rest = (team: number, day: number) => day - (days[team]!.at(-1) ?? day - 3)
  return {
    numberOf(team: string) {
      const known = numbers.get(team) ?? numbers.size
      numbers.set(team, known)
      days[known] ??= []
      return known
    },
    rest,
    tired: (team: number, day: number) => Number(rest(team, day) === 1),
    crowded: (team: number, day: number) =>
      Number(days[team]!.filter((played) => day - played <= 4).length >= 3),
    rested: (team: number, day: number) => Number(rest(team, day) >= 4),
    played: (team: number, day: number) => void (days[team] = [...days[team]!.slice(-4), day]),
  }
}
