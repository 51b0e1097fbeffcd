import type { basketballLeagueGateway } from '@linmen/contract/league/basketball-league.gateway.ts'
import type { League } from '@linmen/domain/sport/atlas.ts'
import { byLetter } from '@linmen/domain/sport/name-order.ts'
import { byFame } from '@linmen/domain/standings/league-categories.ts'
import { archiveOf } from '#features/archive/public.ts'
import { countryNames, presentHead, presentLeague } from './atlas.present.ts'
import { leaguesLike, sortedCountries } from './catalogue.ts'
import { hotMatches, namedMatches, seasonMatches } from './match-lists.ts'
import { pageOf } from '#kit/page-of.ts'
import { basketballRows } from './row.present.ts'
import { peopleNamed } from './search.repo.ts'
import type { SharedReads } from '#kit/answers/shared-answers.ts'

type Handlers = SharedReads<typeof basketballLeagueGateway>

export const hotLeagues: Handlers['getBkHotLeagueList'] = async (_db, _input, call) => {
  const countries = await countryNames(call, 'basketball')
  const leagues = await archiveOf(call.ports).leagues('basketball')
  return {
    leagues: leagues
      .filter(({ hot }) => hot)
      .toSorted(byFame)
      .map((league) => presentLeague(league, countries)),
    teams: [],
    players: [],
    hasNext: false,
  }
}

/** Countries that have a league, by letter. */
export const basketballCountries: Handlers['getBkCountryList'] = async (_db, input, call) => {
  const countries = sortedCountries(await countryNames(call, 'basketball'))
  const ofArea = countries.filter(({ area }) => (input.area ?? area) === area)
  const { items, hasNext } = pageOf(ofArea, input)
  return { countries: items, hasNext }
}

export const basketballLeagues: Handlers['getBkLeagueList'] = async (db, input, call) => {
  const countries = await countryNames(call, 'basketball')
  const leagues = await leaguesLike('basketball', input, call)
  const inOrder = input.word === undefined ? leagues.toSorted(ORDERS[input.order]) : leagues
  const { items, hasNext } = pageOf(inOrder, input)
  return {
    leagues: items.map((league) => presentLeague(league, countries)),
    ...(await peopleNamed(db, 'basketball', input.word)),
    hasNext,
  }
}

export const basketballById: Handlers['getBkMatchListById'] = async (_db, input, call) => {
  const { items, hasNext } = await namedMatches('basketball', input, call)
  return { matches: basketballRows(call.ports, items), hasNext }
}

export const basketballNamed: Handlers['getBkMatchJuheInfoByIdList'] = async (_db, input, call) => {
  const all = { ...input, pageNo: 1, pageSize: 300 }
  const { items, hasNext } = await namedMatches('basketball', all, call)
  return { matches: basketballRows(call.ports, items), hasNext }
}

export const basketballHot: Handlers['getBkLeagueHotMatchList'] = async (_db, input, call) => {
  const { items, hasNext } = await hotMatches('basketball', input, call)
  return { matches: basketballRows(call.ports, items), hasNext }
}

export const basketballSeason: Handlers['getBkLeagueMatchList'] = async (_db, input, call) => {
  const page = await seasonMatches('basketball', input, call)
  return {
    ...(await presentHead(page.found, call)),
    matches: basketballRows(call.ports, page.items, page.found.book.sheets),
    total: page.total,
    calledOff: page.calledOff,
    currentPage: page.currentPage,
    hasNext: page.hasNext,
  }
}

const ORDERS: Record<'fame' | 'letter' | 'level', (a: League, b: League) => number> = {
  fame: byFame,
  letter: byLetter,
  level: (a, b) => a.countryId.localeCompare(b.countryId) || a.level - b.level || byLetter(a, b),
}
