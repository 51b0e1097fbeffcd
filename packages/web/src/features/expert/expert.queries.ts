import { expertEndpoints } from '@linmen/contract/expert/expert.endpoints.ts'
import type { FollowSide } from '@linmen/contract/expert/follow.schemas.ts'
import { rankingEndpoints } from '@linmen/contract/expert/ranking.endpoints.ts'
import type { GameType, RankKind } from '@linmen/contract/expert/ranking.schemas.ts'
import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { read, readPages } from '#kit/read.ts'

export const expertQueries = {
  home: (expertId: string) => read(expertEndpoints.show, { expertId }),
  ranking: (sport: Sport, kind: RankKind) =>
    readPages(rankingEndpoints.ranking, { sport, kind, pageSize: 20 }),
  leagues: (expertId: string, gameType: GameType) =>
    read(rankingEndpoints.leagueRecords, { expertId, gameType }),
  leagueExperts: (league: string) => read(rankingEndpoints.leagueExperts, { league }),
  follows: (side: FollowSide, memberId?: string) =>
    readPages(expertEndpoints.listFollows, {
      side,
      pageSize: 20,
      ...(memberId !== undefined && { memberId }),
    }),
}
