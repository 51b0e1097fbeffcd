import { runOf, type Run } from './form.ts'
import { compareIds, gamesByTeam, type Played, type TeamGame } from './played.ts'

export interface WinRecord {
  readonly won: number
  readonly lost: number
}

export interface BasketballRow extends WinRecord {
  readonly teamId: string
  /** Null while nobody of the table has played. */
  readonly rank: number | null
  /** Share of games won, 0 to 1. */
  readonly share: number
  /** Games behind the leader: halves of the differences in wins and losses. */
  readonly behind: number
  readonly run: Run | null
  readonly last10: WinRecord
  readonly home: WinRecord
  readonly away: WinRecord
  readonly pointsFor: number
  readonly pointsAgainst: number
}

/**
 * A basketball table. All games of the asked teams count, also those against teams outside the list, so a
 * conference is ranked by asking for its teams only. Places: share of wins, wins, point difference, older id.
 */
export function basketballTable(
  teamIds: readonly string[],
  played: readonly Played[],
): BasketballRow[] {
  const games = gamesByTeam(played)
  const rows = teamIds.map((id) => rowOf(id, games.get(id) ?? [])).toSorted(compareRows)
  const leader = rows[0]
  const begun = rows.some(({ won, lost }) => won + lost > 0)
  return rows.map((row, at) => ({
    ...row,
    rank: begun ? at + 1 : null,
    behind: leader ? behind(row, leader) : 0,
  }))
}

type Unranked = Omit<BasketballRow, 'rank' | 'behind'>

/** Shares are compared as fractions: 2 of 3 and 4 of 6 are the same place to argue about. */
function compareRows(a: Unranked, b: Unranked): number {
  const [gamesA, gamesB] = [a.won + a.lost, b.won + b.lost]
  return (
    (gamesA === 0 || gamesB === 0 ? b.share - a.share : b.won * gamesA - a.won * gamesB) ||
    b.won - a.won ||
    b.pointsFor - b.pointsAgainst - (a.pointsFor - a.pointsAgainst) ||
    compareIds(a.teamId, b.teamId)
  )
}

const behind = (row: WinRecord, leader: WinRecord) =>
  (leader.won - row.won + (row.lost - leader.lost)) / 2

function rowOf(teamId: string, games: readonly TeamGame[]): Unranked {
  const sum = (side: 'own' | 'other') => games.reduce((total, game) => total + game[side], 0)
  const all = recordOf(games)
  return {
    teamId,
    ...all,
    share: all.won / Math.max(1, games.length),
    run: runOf(games),
    last10: recordOf(games.slice(-10)),
    home: recordOf(games.filter(({ atHome }) => atHome)),
    away: recordOf(games.filter(({ atHome }) => !atHome)),
    pointsFor: sum('own'),
    pointsAgainst: sum('other'),
  }
}

/** Basketball knows no draw: what is not won is lost. */
export function recordOf(games: readonly TeamGame[]): WinRecord {
  const won = games.filter(({ own, other }) => own > other).length
  return { won, lost: games.length - won }
}
