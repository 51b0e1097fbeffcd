import type { MatchInfo } from '@linmen/contract/match/football-detail.schemas.ts'
import { isLive } from '@linmen/domain/match/football/football-status.ts'
import { Suspense, useState, type ReactNode } from 'react'
import { useHost } from '#kit/host.ts'
import { lazyPart } from '#kit/lazy-part.tsx'
import { delayMs } from '#sport/shield/shield.ts'
import { useScreenParams } from '#kit/shown.ts'
import { whenIdle } from '#kit/rows/when-idle.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { matchQuery } from '#features/football/football.queries.ts'
import { useEvents, useMatch } from '#features/football/use-match.ts'
import { MatchFrame, type MatchSlots } from '#features/match-parts/parts/public.ts'
import { MatchHeader } from './match-header.tsx'

const RainPrompt = lazyPart(async () => {
  // A rain begins a minute after its goal: nobody waits for it at the start.
  await whenIdle()
  return (await import('#features/red-packet/parts/public.ts')).RainPrompt
})
const PitchStage = lazyPart(
  async () => (await import('#features/football/parts/pitch/pitch-stage.tsx')).PitchStage,
)

/** Who watches with a delay would learn of a goal by its rain. */
const Rain = ({ matchId }: { matchId: string }) =>
  useHost().shows('redPackets') &&
  delayMs() === 0 && (
    <Suspense fallback={null}>
      <RainPrompt matchId={matchId} />
    </Suspense>
  )

type Contents = (info: MatchInfo, slots: MatchSlots) => ReactNode

/** The match in the address, with everything that stays the same whatever is shown of it. */
export function DetailFrame({ children }: { children: Contents }) {
  const { matchId } = useScreenParams('MatchDetailFootball', 'MatchLongPage')
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
      onChoose={() => setStage(false)}
      below={
        !veil &&
        match.data && (
          <>
            {isLive(match.data.live.phase) && <Rain matchId={matchId} />}
            {stage && (
              <Suspense fallback={<Skeleton height={200} />}>
                <PitchStage info={match.data} />
              </Suspense>
            )}
          </>
        )
      }
    >
      {contents}
    </MatchFrame>
  )
}
