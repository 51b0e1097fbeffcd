import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import type { Outcome } from '#history/seen-match.ts'
import { formOf } from './form.ts'
import {
  compareIds,
  gamesByTeam,
  outcomeFor,
  type FootballPlayed,
  type TeamGame,
} from './played.ts'

export type TableSplit = 'all' | 'home' | 'away' | 'last6' | 'firstHalf' | 'secondHalf'

export interface TableRow {
  readonly teamId: string
  /** Null while nobody of the table has played: an order of ids is no order of places. */
  readonly rank: number | null
  readonly played: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly goalsFor: number
  readonly goalsAgainst: number
  readonly points: number
  /** Up to six outcomes of this split, newest last. */
  readonly form: readonly Outcome[]
}

const LAST = 6

/**
 * A league table. Every team has a row, also before its first match. Places: points, goal difference,
 * goals scored, then the older id, so that no two teams share one.
 */
export function footballTable(
  teamIds: readonly string[],
  played: readonly FootballPlayed[],
  split: TableSplit = 'all',
): TableRow[] {
  const games = gamesByTeam(played, SCORE[split])
  const rows = teamIds
    .map((teamId) => rowOf(teamId, counted(games.get(teamId) ?? [], split)))
    .toSorted(compareRows)
  const begun = rows.some((row) => row.played > 0)
  return rows.map((row, at) => ({ ...row, rank: begun ? at + 1 : null }))
}

type Unranked = Omit<TableRow, 'rank'>

export const goalDifference = ({ goalsFor, goalsAgainst }: Unranked) => goalsFor - goalsAgainst

const compareRows = (a: Unranked, b: Unranked) =>
  b.points - a.points ||
  goalDifference(b) - goalDifference(a) ||
  b.goalsFor - a.goalsFor ||
  compareIds(a.teamId, b.teamId)

function rowOf(teamId: string, games: readonly TeamGame[]): Unranked {
  const times = (outcome: Outcome) => games.filter((game) => outcomeFor(game) === outcome).length
  const sum = (side: 'own' | 'other') => games.reduce((total, game) => total + game[side], 0)
  const [won, drawn] = [times('win'), times('draw')]
  return {
    teamId,
    played: games.length,
    won,
    drawn,
    lost: games.length - won - drawn,
    goalsFor: sum('own'),
    goalsAgainst: sum('other'),
    points: 3 * won + drawn,
    form: formOf(games, LAST),
  }
}

function counted(games: readonly TeamGame[], split: TableSplit): readonly TeamGame[] {
  if (split === 'home') return games.filter(({ atHome }) => atHome)
  if (split === 'away') return games.filter(({ atHome }) => !atHome)
  return split === 'last6' ? games.slice(-LAST) : games
}

const whole = ({ score }: FootballPlayed): Pair => score
const firstHalf = ({ half }: FootballPlayed): Pair | null => half
const secondHalf = ({ score, half }: FootballPlayed): Pair | null =>
  half && { home: score.home - half.home, away: score.away - half.away }

const SCORE: Record<TableSplit, (match: FootballPlayed) => Pair | null> = {
  all: whole,
  home: whole,
  away: whole,
  last6: whole,
  firstHalf,
  secondHalf,
}
