import type { basketballLeagueGateway } from '@linmen/contract/league/basketball-league.gateway.ts'
import { meanOf } from '@linmen/domain/history/team-record.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { longestRun } from '@linmen/domain/standings/form.ts'
import { basketballPlayed, gamesByTeam, type Played } from '@linmen/domain/standings/played.ts'
import type { Ports } from '#kit/ports.ts'
import { presentHead } from './atlas.present.ts'
import { basketballRows } from './row.present.ts'
import { fromBook, nameIn, type SeasonBook } from './season-book.ts'
import { chosenBook } from './season-choice.ts'
import { basketballLeaders, NO_LEADERS } from './season-leaders.ts'
import type { SharedReads } from '#kit/answers/shared-answers.ts'

type Handlers = SharedReads<typeof basketballLeagueGateway>

/** 联赛之最: matches, teams and players at the edge of a season. */
export const basketballRecords: Handlers['getBkTheMostOfLeague'] = async (_db, input, call) => {
  const found = await chosenBook('basketball', input, call)
  const { book } = found
  const most = fromBook(book, 'most', extremesOf)
  const shown = (match: Extreme | null) => presentExtreme(call.ports, book, match)
  return {
    ...(await presentHead(found, call)),
    highest: shown(most.highest),
    lowest: shown(most.lowest),
    widest: shown(most.widest),
    attack: most.attack,
    defence: most.defence,
    streak: most.streak,
    ...(input.players ? await basketballLeaders(call.ports, found.league, book) : NO_LEADERS),
  }
}

interface Extreme {
  readonly matchId: string
  readonly value: number
}

function extremesOf(book: SeasonBook) {
  const played = basketballPlayed(book.sheets)
  const total = ({ score }: Played) => score.home + score.away
  const lead = ({ score }: Played) => Math.abs(score.home - score.away)
  const games = [...gamesByTeam(played)]
  const mean = (side: 'own' | 'other') =>
    games.map(([teamId, own]) => ({
      teamId,
      name: nameIn(book, teamId),
      value: meanOf(
        own.reduce((sum, game) => sum + game[side], 0),
        own.length,
      ),
    }))
  const runs = games.map(([teamId, own]) => ({
    teamId,
    name: nameIn(book, teamId),
    value: longestRun(own, 'win'),
  }))
  return {
    highest: extreme(played, total),
    lowest: extreme(played, (match) => -total(match), total),
    widest: extreme(played, lead),
    attack: top(mean('own')),
    defence: top(
      mean('other').map((team) => ({ ...team, value: -team.value })),
      -1,
    ),
    streak: top(runs),
  }
}

/** The match with the most of something; the earliest among equals. */
function extreme(
  played: readonly Played[],
  by: (match: Played) => number,
  shown: (match: Played) => number = by,
): Extreme | null {
  const found = played.toSorted((a, b) => by(b) - by(a))[0]
  return found ? { matchId: found.matchId, value: shown(found) } : null
}

function top<T extends { readonly value: number }>(teams: readonly T[], sign = 1): T | null {
  const found = teams.toSorted((a, b) => b.value - a.value)[0]
  return found ? { ...found, value: sign * found.value } : null
}

function presentExtreme(ports: Ports, { sheets }: SeasonBook, found: Extreme | null) {
  const sheet = sheets.find(({ fixture }: MatchSheet) => fixture.id === found?.matchId)
  return {
    match: sheet ? basketballRows(ports, [sheet])[0]! : null,
    value: found?.value ?? 0,
  }
}
