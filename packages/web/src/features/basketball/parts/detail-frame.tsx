import { isBasketballLive } from '@linmen/domain/match/basketball/basketball-status.ts'
import { useQuery } from '@tanstack/react-query'
import { TabbedData } from '#kit/pages/tabbed-data.tsx'
import { countQuery, matchQuery } from '#features/basketball/basketball.queries.ts'
import { useBasketballMatch } from '#features/basketball/use-basketball-match.ts'
import { MatchFrame } from '#features/match-parts/parts/public.ts'
import { detailTabs } from './detail-tabs.tsx'
import { MatchHeader } from './match-header.tsx'

/** One match with its header, and everything known about it under tabs. */
export function DetailFrame({ matchId }: { matchId: string }) {
  const of = useBasketballMatch(matchId)
  const told = useQuery(countQuery(matchId)).data
  const counts = told ? { plans: told.plans, interpretations: told.count } : {}
  return (
    <MatchFrame
      of={of}
      art="court"
      waitsAs="篮球比赛"
      queryKey={matchQuery(matchId).queryKey}
      titleOf={({ home, away }) => `${away.name} vs ${home.name}`}
      isPlaying={({ live }) => isBasketballLive(live.phase)}
      header={(info) => <MatchHeader info={info} veil={of.veil} />}
    >
      {(_info, slots) => (
        <TabbedData {...slots} habit="bkDetail" tabs={detailTabs(matchId, counts)} />
      )}
    </MatchFrame>
  )
}
