import { named, optional } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { moment, id, text } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { sport } from '#kit/legacy-words.ts'
import { pageNo, pageOf, pageSize } from '#kit/paging.ts'
import { expertNotFound, leagueNotFound } from './expert.refusals.ts'
import { listedExpert } from './expert.schemas.ts'
import { gameType, leagueRecord, rankedExpert, rankKind, winRatio } from './ranking.schemas.ts'

export const rankingEndpoints = {
  ranking: endpoint({
    call: 'c.famous.ranking.n.x',
    method: 'GET',
    path: '/api/famous/ranking/{n}/{x}',
    effect: 'read',
    about: ['experts', 'follows'],
    input: shape({
      sport: named('n', sport),
      kind: named('x', rankKind),
      pageNo,
      pageSize: pageSize(8),
    }),
    output: pageOf(rankedExpert),
  }),
  listPoolExperts: endpoint({
    call: 'c.query.cpz.expertList',
    method: 'GET',
    path: '/api/query/cpz/expertList',
    effect: 'read',
    about: ['experts', 'follows'],
    input: shape({ pageNo }),
    output: pageOf(listedExpert),
  }),
  // The specification names the question and no path.
  leagueRecords: endpoint({
    call: 'c.unnamed.leagueRecords',
    method: 'GET',
    path: '/api/expert/leagueRecord/{expertId}/{gameType}',
    effect: 'read',
    about: ['experts'],
    input: shape({ expertId: id, gameType }),
    output: shape({
      name: named('nickName', text({ max: 40 })),
      leagues: named('leagueList', list(leagueRecord)),
      changedAtMs: named('settledTime', optional(moment)),
      playedAtMs: named('lastMatchTime', optional(moment)),
    }),
    refusals: expertNotFound,
  }),
  // Who knows a league best, which is asked for by its name or its number.
  leagueExperts: endpoint({
    call: 'c.unnamed.leagueRecords',
    method: 'GET',
    path: '/api/expert/leagueRank/{league}',
    effect: 'read',
    about: ['experts', 'follows'],
    input: shape({ league: text({ min: 1, max: 60 }) }),
    output: shape({
      name: named('leagueName', text({ max: 60 })),
      items: named('dataList', list(winRatio)),
    }),
    refusals: leagueNotFound,
  }),
}
