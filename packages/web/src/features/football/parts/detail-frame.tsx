import type { MatchInfo } from '@linmen/contract/match/football-detail.schemas.ts'
import { isLive } from '@linmen/domain/match/football-status.ts'
import { Suspense, useState, type ReactNode } from 'react'
import { lazyPart } from '#kit/lazy-part.tsx'
import { useScreenParams } from '#kit/go.ts'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { matchQuery } from '#features/football/football.queries.ts'
import { useEvents, useMatch } from '#features/football/use-match.ts'
import { MatchFrame, type MatchSlots } from '#features/match-parts/parts/public.ts'
import { MatchHeader } from './match-header.tsx'

const PitchStage = lazyPart(async () => (await import('./pitch-stage.tsx')).PitchStage)

type Contents = (info: MatchInfo, slots: MatchSlots) => ReactNode

/** The match in the address, with everything that stays the same whatever is shown of it. */
export function DetailFrame({ children }: { children: Contents }) {
  const { matchId } = useScreenParams()
  if (!matchId)
    return (
      <PageFrame title="比赛">
        <EmptyState title="没有选择比赛" text="请从比分列表进入" />
      </PageFrame>
    )
  return <OneMatch key={matchId} matchId={matchId} contents={children} />
}

function OneMatch({ matchId, contents }: { matchId: string; contents: Contents }) {
  const [stage, setStage] = useState(false)
  const of = useMatch(matchId)
  const events = useEvents(matchId)
  const { veil, match } = of
  return (
    <MatchFrame
      of={of}
      art="pitch"
      waitsAs="比赛"
      queryKey={matchQuery(matchId).queryKey}
      titleOf={({ home, away }) => `${home.name} vs ${away.name}`}
      isPlaying={({ live }) => isLive(live.phase)}
      header={(info) => (
        <MatchHeader {...{ info, events, veil, stage }} onStage={() => setStage(!stage)} />
      )}
      below={
        stage &&
        !veil &&
        match.data && (
          <Suspense fallback={<Skeleton height={200} />}>
            <PitchStage info={match.data} />
          </Suspense>
        )
      }
    >
      {contents}
    </MatchFrame>
  )
}
