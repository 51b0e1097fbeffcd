import { named, nullable, optional, withDefault, type House } from '#kit/codec.ts'
import { bit } from '#kit/legacy-words.ts'
import { pageNo, pageSize } from '#kit/paging.ts'
import { day, flag, id, int, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { resultChange } from '#match/result-change.schemas.ts'

/** Parts of the world that leagues are listed under. */
export const area = words({ world: 0, europe: 1, america: 2, asia: 3, africa: 4, oceania: 5 })

export const country = shape({
  id: named('countryId', id),
  name: named('countryName', text({ max: 20 })),
  letter: text({ max: 1 }),
  area: named('areaCode', area),
})
export type CountryEntry = House<typeof country>

/** A competition wherever it is listed (spec 001 §3). */
export const league = shape({
  id: named('leagueId', id),
  name: text({ max: 20 }),
  fullName: text({ max: 60 }),
  letter: text({ max: 1 }),
  colour: text({ max: 7 }),
  hot: flag,
  /** 1 to 6 football, 7 basketball, 8 another sport. */
  category: int({ min: 1, max: 8 }),
  level: int({ max: 20 }),
  kind: named('leagueType', words({ league: 1, cup: 2 })),
  logo: named('logoUrl', text()),
  countryId: id,
  countryName: text({ max: 20 }),
})
export type LeagueEntry = House<typeof league>

/** Leagues under the competition category they belong to. */
export const leagueCategory = shape({
  category: int({ min: 1, max: 8 }),
  leagues: named('leagueList', list(league)),
})

export const season = shape({
  id: named('seasonId', id),
  leagueId: id,
  name: named('seasonName', text({ max: 20 })),
  firstDay: named('beginDate', day),
  lastDay: named('endDate', day),
  rounds: named('roundNum', int()),
  current: named('isCurrent', flag),
  /** Of what is counted in it, where that was asked for. */
  ...resultChange,
})
export type SeasonEntry = House<typeof season>

export const stage = shape({
  id: named('stageId', id),
  name: named('stageName', text({ max: 20 })),
  kind: named('stageType', words({ table: 1, groups: 2, knockout: 3 })),
  place: named('sort', int()),
})
export type StageEntry = House<typeof stage>

export const team = shape({ id: named('teamId', id), name: text({ max: 30 }) })

/** A club with its ground, as the head of its own page. */
export const teamDetail = shape({
  id: named('teamId', id),
  name: text({ max: 30 }),
  leagueId: id,
  leagueName: text({ max: 20 }),
  countryId: id,
  countryName: text({ max: 20 }),
  foundedYear: int(),
  coach: text({ max: 40 }),
  venue: shape({
    name: named('venueName', text({ max: 40 })),
    city: text({ max: 40 }),
    capacity: int(),
  }),
})
export type TeamDetail = House<typeof teamDetail>

export const zoneKind = words({
  title: 1,
  continental: 2,
  promotion: 3,
  playOff: 4,
  relegation: 5,
})

/** Places of a table that mean something at the end. */
export const zone = shape({
  from: named('fromRank', int({ min: 1 })),
  to: named('toRank', int({ min: 1 })),
  kind: named(
    'scoreFlag',
    words({ title: 1, continental: 2, promotion: 3, playOff: 4, relegation: 5 }),
  ),
  name: named('flagName', text({ max: 20 })),
})
export type ZoneEntry = House<typeof zone>

/** What every answer about a competition begins with. */
export const leagueHead = {
  league,
  season: nullable(season),
}

/** How a competition and its part are named by those who ask. What is left out is the present one. */
export const seasonChoice = {
  leagueId: optional(id),
  seasonId: optional(id),
  stageId: optional(id),
}

/** The matches of a season, page by page. */
export const seasonMatches = {
  ...seasonChoice,
  round: optional(int()),
  teamId: optional(id),
  when: named('status', optional(words({ upcoming: 0, finished: 2 }))),
  pageNo,
  pageSize: pageSize(20),
}

/** Rankings of players need every squad of a league; who wants the figures only says so and waits for nobody. */
export const playersWanted = { players: named('needPlayer', withDefault(bit, true)) }
