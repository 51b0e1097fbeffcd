import type { Referee } from '@linmen/domain/sport/atlas.ts'
import type { Fixture, LotteryPlaces } from '@linmen/domain/sport/fixture.ts'
import { remembered } from '#bounded.ts'
import { diceFor } from '@linmen/domain/chance/dice.ts'
import { lotteryPlaces } from '#lottery/lottery-places.ts'
import { personName } from '#names/person-name.ts'
import type { Almanac } from './almanac.ts'
import type { LeagueRow } from './atlas/league-row.ts'
import { seasonId, stageId } from './season/calendar.ts'
import type { Game } from './season/game.ts'

/** Games as they are announced on their morning, or on an earlier one. */
export function fixturesOf(almanac: Almanac): (game: Game, asOf?: string) => Fixture {
  const { seed } = almanac
  const places = remembered(DAYS, (day: string) =>
    lotteryPlaces(
      seed,
      'basketball',
      day,
      almanac.day(day).map((game) => ({
        fixture: game,
        expected: game.expected,
        hot: game.season.league.hot,
      })),
    ),
  )
  const morning = remembered(DAYS, (key: string) => {
    const [season, day] = key.split(' ') as [string, string]
    return almanac.season(season).find((game) => game.day >= day)!.morning
  })
  const ranksOf = ({ season, home, away }: Game, day: string): Fixture['ranks'] => {
    const places = morning(`${seasonId(season)} ${day}`)
    return { home: places[home.at] ?? null, away: places[away.at] ?? null }
  }
  return (game, asOf = game.day) => ({
    id: game.id,
    sport: 'basketball',
    leagueId: game.season.league.id,
    seasonId: seasonId(game.season),
    stageId: stageId(game.season, game.stage),
    round: game.round,
    roundName: game.roundName,
    group: game.group,
    homeId: game.home.id,
    awayId: game.away.id,
    day: game.day,
    kickOffAtMs: game.kickOffAtMs,
    neutral: game.neutral,
    ranks: asOf < game.day ? ranksOf(game, asOf) : game.ranks,
    referee: refereeOf(seed, game),
    lottery: places(game.day).get(game.id) ?? NOWHERE,
    media: { video: false, cartoon: game.season.league.hot },
    firstLegId: null,
    ...(game.announcedAtMs !== null && { announcedAtMs: game.announcedAtMs }),
  })
}

/** A whole season of days is asked for at once. */
const DAYS = 400

const NOWHERE: LotteryPlaces = { single: null, beijing: null, pool: null }

const REFEREES = 18

function refereeOf(seed: string, { id, season }: Game): Referee {
  const at = diceFor(seed, 'referee', id).between(1, REFEREES)
  const { league } = season
  return {
    id: `3${league.id}9${String(at).padStart(2, '0')}`,
    name: refereeName(seed, league, at),
    countryId: league.countryId,
  }
}

const refereeName = (seed: string, { id, people }: LeagueRow, at: number) =>
  personName(diceFor(seed, 'referee', id, at), people.culture)
