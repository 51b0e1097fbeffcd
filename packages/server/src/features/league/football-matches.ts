import type { leagueGateway } from '@linmen/contract/league/league.gateway.ts'
import { presentHead } from './atlas.present.ts'
import { hotMatches, namedMatches, seasonMatches } from './match-lists.ts'
import { footballRows } from './row.present.ts'
import type { SharedReads } from '#kit/answers/shared-answers.ts'

type Handlers = SharedReads<typeof leagueGateway>

export const footballById: Handlers['getMatchListById'] = async (_db, input, call) => {
  const { items, hasNext } = await namedMatches('football', input, call)
  return { matches: footballRows(call.ports, items), hasNext }
}

export const footballNamed: Handlers['getMatchJuheInfoByIdList'] = async (_db, input, call) => {
  const { items, hasNext } = await namedMatches('football', { ...input, ...ALL }, call)
  return { matches: footballRows(call.ports, items), hasNext }
}

export const footballHot: Handlers['getLeagueHotMatchList'] = async (_db, input, call) => {
  const { items, hasNext } = await hotMatches('football', input, call)
  return { matches: footballRows(call.ports, items), hasNext }
}

export const footballSeason: Handlers['getLeagueMatchList'] = async (_db, input, call) => {
  const page = await seasonMatches('football', input, call)
  return {
    ...(await presentHead(page.found, call)),
    matches: footballRows(call.ports, page.items),
    total: page.total,
    currentPage: page.currentPage,
    hasNext: page.hasNext,
  }
}

const ALL = { pageNo: 1, pageSize: 300 }
