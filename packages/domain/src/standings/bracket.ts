import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import type { MatchSheet } from '#sport/fixture.ts'
import { groupedBy } from './grouped.ts'
import { compareIds } from './played.ts'
import { seriesVerdict, tieVerdict, type Verdict } from './tie-verdict.ts'

/** One meeting on the way to the title: one match, two legs or a series. */
export interface Tie extends Verdict {
  /** The number of its first match. */
  readonly id: string
  readonly homeId: string
  readonly awayId: string
  /** Goals over all legs or games won, from the side that was at home first. */
  readonly aggregate: Pair
  /** In order of kick-off. */
  readonly legs: readonly MatchSheet[]
  /** The ties out of which home and away came. */
  readonly from: readonly string[]
}

export interface BracketRound {
  readonly name: string
  readonly ties: readonly Tie[]
}

/**
 * A knock-out stage as a tree: rounds from the first to the final. Two teams meet only once in it, so their
 * matches are one tie; what follows the first word of `半决赛 首回合` only tells the legs apart.
 */
export function bracketOf(sheets: readonly MatchSheet[]): BracketRound[] {
  const ties = [...groupedBy(inOrder(sheets), pairing).values()].map(tieOf)
  const rounds = [...groupedBy(ties, ({ legs }) => roundWord(legs[0]!))].map(([name, inRound]) => ({
    name,
    ties: inRound.map((tie) => ({ ...tie, from: cameFrom(tie, ties) })),
  }))
  return asTree(rounds)
}

/** Within a round ties stand as the next one joins them, so that lines do not cross; else by number. */
function asTree(rounds: readonly BracketRound[]): BracketRound[] {
  return rounds.reduceRight<BracketRound[]>((later, { name, ties }) => {
    const joined = later.flatMap((round) => round.ties.flatMap(({ from }) => from))
    const place = ({ id }: Tie) => (joined.includes(id) ? joined.indexOf(id) : joined.length)
    const inPlace = ties.toSorted((a, b) => place(a) - place(b) || compareIds(a.id, b.id))
    return [{ name, ties: inPlace }, ...later]
  }, [])
}

const roundWord = ({ fixture }: MatchSheet) => fixture.roundName.split(' ')[0]!

function tieOf(legs: readonly MatchSheet[]): Tie {
  const { id, homeId, awayId, sport } = legs[0]!.fixture
  const verdict = sport === 'football' ? tieVerdict(legs) : seriesVerdict(legs)
  return { id, homeId, awayId, legs, from: [], ...verdict }
}

/** The last tie each team won before this one. */
function cameFrom(tie: Tie, ties: readonly Tie[]): string[] {
  const before = ties.filter((other) => beginOf(other) < beginOf(tie))
  return [tie.homeId, tie.awayId].flatMap(
    (teamId) => before.findLast(({ winnerId }) => winnerId === teamId)?.id ?? [],
  )
}

const beginOf = ({ legs }: Tie) => legs[0]!.fixture.kickOffAtMs

const pairing = ({ fixture: { homeId, awayId } }: MatchSheet) =>
  [homeId, awayId].toSorted(compareIds).join('|')

const inOrder = (sheets: readonly MatchSheet[]) =>
  sheets.toSorted((a, b) => a.fixture.kickOffAtMs - b.fixture.kickOffAtMs)
