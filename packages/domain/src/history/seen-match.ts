import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import { settleHandicap, settleOver, type Settlement } from '#settlement/five-way.ts'
import type { MatchResult, MatchSheet } from '#sport/fixture.ts'

/** The whole match, or what stood at half-time. */
export type Part = 'full' | 'half'
export type Outcome = 'win' | 'draw' | 'lose'

/** A finished match as one of its teams remembers it. */
export interface SeenMatch {
  readonly sheet: MatchSheet
  /** Nominal home; on neutral ground it is nobody's. */
  readonly home: boolean
  readonly scored: number
  readonly conceded: number
  readonly outcome: Outcome
  /** The team's side of the closing handicap; null where no line was recorded. */
  readonly handicap: Settlement | null
  /** The over of the closing total. */
  readonly over: Settlement | null
}

/**
 * What these matches were for a team. Only finished matches of the team count. Closing lines are made for
 * whole matches, so a half has a score and an outcome, but nothing to settle.
 */
export function seenBy(
  teamId: string,
  sheets: readonly MatchSheet[],
  part: Part = 'full',
): SeenMatch[] {
  return sheets.flatMap((sheet) => {
    const { homeId, awayId } = sheet.fixture
    const score = sheet.result && scoreOf(sheet.result, part)
    if (!score || (homeId !== teamId && awayId !== teamId)) return []
    const home = homeId === teamId
    const [scored, conceded] = home ? [score.home, score.away] : [score.away, score.home]
    const lines = part === 'full' ? sheet.closing : null
    return {
      sheet,
      home,
      scored,
      conceded,
      outcome: outcomeOf(scored - conceded),
      handicap: lines ? settled(lines.asian.line, handicapAt(home, scored - conceded)) : null,
      over: lines ? settled(lines.overUnder.line, (at) => settleOver(scored + conceded, at)) : null,
    }
  })
}

export function outcomeOf(margin: number): Outcome {
  if (margin === 0) return 'draw'
  return margin > 0 ? 'win' : 'lose'
}

/** The score of a part, or null while there is none to speak of. */
export function scoreOf(result: MatchResult, part: Part): Pair | null {
  if (result.phase !== 'finished') return null
  if (part === 'full') return result.full
  if (result.sport === 'football') return result.half ?? null
  const [first, second] = result.periods
  if (!first || !second) return null
  return { home: first.home + second.home, away: first.away + second.away }
}

const handicapAt = (home: boolean, margin: number) => (given: number) =>
  settleHandicap(margin, home ? -given : given)

const QUARTER = 2500

/** Lines are in 1/10000; a value between two quarters is a misprint of the feed and settles nothing. */
const settled = (line: number, settle: (at: number) => Settlement): Settlement | null =>
  Number.isInteger(line / QUARTER) ? settle(line / 10_000) : null
