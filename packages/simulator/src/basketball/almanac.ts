import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import { addDays } from '@linmen/domain/match/business-day.ts'
import { remembered } from '#bounded.ts'
import { clubOf, type Club } from './atlas/clubs.ts'
import { LEAGUES } from './atlas/leagues.ts'
import { sheetOf, type Sheet } from './game/sheet.ts'
import { absentIn, spellsOf, type Absent } from './season/absences.ts'
import { readSeasonId, seasonAt, seasonId } from './season/calendar.ts'
import { byTipOff, seasonIdOfGame, type Game } from './season/game.ts'
import { bookOf, periodsOf } from './season/season-book.ts'
import { rosterOf, type Athlete } from './squad/roster.ts'

/** Who plays when and what happens then. What was computed is kept while there is room. */
export interface Almanac {
  readonly seed: string
  /** In order of tip-off; empty for a season that this world does not have. */
  season(id: string): readonly Game[]
  /** The same of one club. */
  clubSeason(id: string, clubId: string): readonly Game[]
  day(day: string): readonly Game[]
  game(id: string): Game | null
  roster(teamId: string): readonly Athlete[]
  absent(game: Game, side: Side): readonly Absent[]
  /** Of a match that is played. */
  sheet(game: Game): Sheet
  /** The same, not kept: whoever counts whole seasons would push out what is being played. */
  passingSheet(game: Game): Sheet
}

/** Six seasons of every league: about four thousand matches a year. */
const SEASONS = LEAGUES.length * 6
const TEAMS = 200
/** A busy day of both halves of the world. */
const SHEETS = 64

interface Book {
  readonly games: readonly Game[]
  readonly byId: ReadonlyMap<string, Game>
  readonly byDay: ReadonlyMap<string, readonly Game[]>
  readonly byClub: ReadonlyMap<string, readonly Game[]>
}

export function almanacOf(seed: string): Almanac {
  const book = remembered(SEASONS, (id: string): Book => {
    const key = readSeasonId(id)
    return indexed(key ? bookOf(seed, key) : [])
  })
  const roster = remembered(TEAMS, (teamId: string) => rosterOf(seed, clubOf(teamId)!))
  const spells = remembered(TEAMS * 2, (words: string) => {
    const [teamId, season] = words.split(' ') as [string, string]
    return spellsOf(seed, clubOf(teamId)!, readSeasonId(season)!)
  })
  const absent: Almanac['absent'] = ({ id, season, day, tired, ...game }, side) => {
    const club: Club = game[side]
    const all = spells(`${club.id} ${seasonId(season)}`)
    return absentIn([seed, id, club.id], all, { day, tired: tired[side] })
  }
  const gameOf = (id: string) => {
    const season = seasonIdOfGame(id)
    return season === null ? null : (book(season).byId.get(id) ?? null)
  }
  const passingSheet = (game: Game) =>
    sheetOf({
      seed,
      game,
      periods: periodsOf(seed, game),
      rosters: { home: roster(game.home.id), away: roster(game.away.id) },
      absent: { home: absent(game, 'home'), away: absent(game, 'away') },
    })
  const sheet = remembered(SHEETS, (id: string) => passingSheet(gameOf(id)!))
  return {
    seed,
    season: (id) => book(id).games,
    clubSeason: (id, clubId) => book(id).byClub.get(clubId) ?? [],
    day: (day) =>
      seasonsAround(day)
        .flatMap((id) => book(id).byDay.get(day) ?? [])
        .toSorted(byTipOff),
    game: gameOf,
    roster,
    absent,
    sheet: ({ id }) => sheet(id),
    passingSheet,
  }
}

/** A match of the next morning may belong to the business day before its season begins. */
function seasonsAround(day: string): string[] {
  const ids = LEAGUES.flatMap((league) =>
    [day, addDays(day, 1)].map((each) => seasonId(seasonAt(league, each))),
  )
  return [...new Set(ids)]
}

const indexed = (games: readonly Game[]): Book => ({
  games,
  byId: new Map(games.map((game) => [game.id, game])),
  byDay: listed(games, ({ day }) => [day]),
  byClub: listed(games, ({ home, away }) => [home.id, away.id]),
})

function listed(games: readonly Game[], keysOf: (game: Game) => string[]): Map<string, Game[]> {
  const lists = new Map<string, Game[]>()
  for (const game of games)
    for (const key of keysOf(game)) {
      const known = lists.get(key)
      if (known) known.push(game)
      else lists.set(key, [game])
    }
  return lists
}
