import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import type { FootballResult, MatchSheet } from '#sport/fixture.ts'

/** Who goes on, and what it was decided by. */
export interface Verdict {
  readonly aggregate: Pair
  /** Null until it is decided. */
  readonly winnerId: string | null
  readonly decidedBy: 'goals' | 'extraTime' | 'penalties' | 'games' | null
}

/** Goals of all legs with extra time; level, the shoot-out of the last leg decides. Away goals weigh no more. */
export function tieVerdict(legs: readonly MatchSheet[]): Verdict {
  const { homeId, awayId } = legs[0]!.fixture
  const results = legs.flatMap(({ result }) => (result?.sport === 'football' ? result : []))
  const aggregate = sum(legs.map((leg) => turned(leg, homeId, shown)))
  const open = { aggregate, winnerId: null, decidedBy: null }
  const last = results.at(-1)
  if (results.length < legs.length || !last) return open
  const winner = (score: Pair) => (score.home > score.away ? homeId : awayId)
  if (aggregate.home !== aggregate.away)
    return {
      aggregate,
      winnerId: winner(aggregate),
      decidedBy: last.extra ? 'extraTime' : 'goals',
    }
  const kicks = turned(legs.at(-1)!, homeId, ({ penalties }) => penalties)
  if (kicks.home === kicks.away) return open
  return { aggregate, winnerId: winner(kicks), decidedBy: 'penalties' }
}

/** Nobody plays longer than best of seven. */
const ENOUGH = 4

/**
 * A series is over when one side has four games, or leads and no announced game is left. Some feeds announce all
 * seven at once and take back what is not needed, others announce a game when it is.
 */
export function seriesVerdict(games: readonly MatchSheet[]): Verdict {
  const { homeId, awayId } = games[0]!.fixture
  const wonBy = (teamId: string) => games.filter((game) => winnerOf(game) === teamId).length
  const aggregate = { home: wonBy(homeId), away: wonBy(awayId) }
  const ended = games.every(({ result }) => result !== null)
  const decided = Math.max(aggregate.home, aggregate.away) >= ENOUGH || ended
  const lead = aggregate.home - aggregate.away
  const winnerId = decided && lead !== 0 ? (lead > 0 ? homeId : awayId) : null
  return { aggregate, winnerId, decidedBy: winnerId === null ? null : 'games' }
}

function winnerOf({ fixture, result }: MatchSheet): string | null {
  if (result?.phase !== 'finished') return null
  return result.full.home > result.full.away ? fixture.homeId : fixture.awayId
}

const shown = ({ extra, full }: FootballResult): Pair => extra ?? full

/** A leg's score from the side of the team that was at home in the first one. */
function turned(
  { fixture, result }: MatchSheet,
  homeId: string,
  scoreOf: (result: FootballResult) => Pair | undefined,
): Pair {
  const score = result?.sport === 'football' ? scoreOf(result) : undefined
  if (!score) return { home: 0, away: 0 }
  return fixture.homeId === homeId ? score : { home: score.away, away: score.home }
}

const sum = (scores: readonly Pair[]): Pair =>
  scores.reduce((a, b) => ({ home: a.home + b.home, away: a.away + b.away }), { home: 0, away: 0 })
