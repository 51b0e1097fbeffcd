import type { Referee } from '@linmen/domain/sport/atlas.ts'
import type { Fixture, LotteryPlaces } from '@linmen/domain/sport/fixture.ts'
import { remembered } from '#bounded.ts'
import { diceFor } from '@linmen/domain/chance/dice.ts'
import { lotteryPlaces } from '#lottery/lottery-places.ts'
import { personName } from '#names/person-name.ts'
import type { Almanac } from './almanac.ts'
import type { CountryRow } from './atlas/countries.ts'
import { isCarried, isHot } from './atlas/league-card.ts'
import { dayText, type DayNumber } from './season/half-year.ts'
import { seasonId, type Match } from './season/match.ts'

/** Matches as they are announced on their morning, or on an earlier one. */
export function fixturesOf(almanac: Almanac): (match: Match, asOf?: DayNumber) => Fixture {
  const lottery = remembered(420, (day: DayNumber) => lotteryOf(almanac, day))
  const referees = remembered(420, (day: DayNumber) => refereesOf(almanac, day))
  const inLeague = remembered(900, (key: string) => {
    const [id, day] = key.split(' ') as [string, string]
    return almanac.places(id, Number(day))
  })
  const ranksOf = (match: Match, day: DayNumber) => {
    const { competition, half, group, home, away } = match
    const isLeague = competition.kind === 'league'
    if (!isLeague && group === null) return NO_RANKS
    const places = isLeague
      ? inLeague(`${seasonId(competition, half)} ${day}`)
      : almanac.groupPlaces({ ...match, day })
    return { home: places.get(home.id) ?? null, away: places.get(away.id) ?? null }
  }
  return (match, asOf = match.day) => {
    const { competition, half } = match
    const season = seasonId(competition, half)
    return {
      id: match.id,
      sport: 'football',
      leagueId: competition.id,
      seasonId: season,
      stageId: `${season}${match.stage}`,
      round: match.round,
      roundName: match.roundName,
      group: match.group,
      homeId: match.home.id,
      awayId: match.away.id,
      day: dayText(match.day),
      kickOffAtMs: match.kickOffAtMs,
      neutral: match.neutral,
      ranks: ranksOf(match, Math.min(asOf, match.day)),
      referee: referees(match.day).get(match.id) ?? null,
      lottery: lottery(match.day).get(match.id) ?? NOWHERE,
      media: mediaOf(match),
      firstLegId: match.firstLeg?.id ?? null,
      ...(match.announcedAtMs !== null && { announcedAtMs: match.announcedAtMs }),
    }
  }
}

const NO_RANKS = { home: null, away: null }
const NOWHERE: LotteryPlaces = { single: null, beijing: null, pool: null }

function lotteryOf(almanac: Almanac, day: DayNumber): ReadonlyMap<string, LotteryPlaces> {
  const candidates = almanac.day(day).map((match) => ({
    fixture: match,
    // Asked of the few that 竞彩 carries.
    get expected() {
      return almanac.expected(match)
    },
    hot: isCarried(match.competition),
  }))
  return lotteryPlaces(almanac.seed, 'football', dayText(day), candidates)
}

/** The great leagues are filmed; an animation follows where somebody sits at the ground with a telephone. */
const mediaOf = ({ competition }: Match): Fixture['media'] => ({
  video: isHot(competition),
  cartoon: competition.level <= 2,
})

/** More than a country has matches on a day: nobody whistles twice. */
const REFEREES = 60

/** Each country hands its matches of a day out in turn, beginning with somebody else every day. */
function refereesOf({ seed, day: matchesOf }: Almanac, day: DayNumber) {
  const next = new Map<string, number>()
  return new Map(
    matchesOf(day).map(({ id, competition, home }): [string, Referee] => {
      const own = competition.country.cities.length > 0
      const country = own ? competition.country : home.league.country
      const turn =
        next.get(country.id) ?? diceFor(seed, 'referees', country.id, day).between(1, REFEREES)
      next.set(country.id, turn + 1)
      return [id, named(seed, country, 1 + (turn % REFEREES))]
    }),
  )
}

function named(seed: string, { id, culture }: CountryRow, at: number): Referee {
  return {
    id: `${id}${String(at).padStart(2, '0')}`,
    name: personName(diceFor(seed, 'referee', id, at), culture),
    countryId: id,
  }
}
