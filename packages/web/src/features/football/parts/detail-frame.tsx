import type { MatchInfo } from '@linmen/contract/match/football-detail.schemas.ts'
import { isLive } from '@linmen/domain/match/football-status.ts'
import { Suspense, useState, type ReactNode } from 'react'
import { lazyPart } from '#kit/lazy-part.tsx'
import { useScreenParams } from '#kit/go.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { ShieldChip } from '#kit/shield-chip.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { matchQuery } from '#features/football/football.queries.ts'
import { useEvents, useMatch } from '#features/football/use-match.ts'
import { FreshnessNote, StaleBar, ToldAloud } from '#features/match-parts/parts/public.ts'
import { DetailSkeleton } from './detail-skeleton.tsx'
import { MatchHeader } from './match-header.tsx'
import s from './detail-frame.module.css'

const PitchStage = lazyPart(async () => (await import('./pitch-stage.tsx')).PitchStage)

/** What a page about one match puts around its contents. */
export interface DetailSlots {
  readonly title: string
  readonly header: ReactNode
  readonly top: ReactNode
  readonly foot: ReactNode
}

type Contents = (info: MatchInfo, slots: DetailSlots) => ReactNode

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
  const { match, veil, health, told } = useMatch(matchId)
  const events = useEvents(matchId)
  const info = match.data
  if (!info)
    return (
      <PageFrame title="比赛" {...(match.isPending && { header: null })}>
        <Loaded query={match} skeleton={<DetailSkeleton />}>
          {() => null}
        </Loaded>
      </PageFrame>
    )
  const title = `${info.home.name} vs ${info.away.name}`
  const freshness = { playing: isLive(info.live.phase), told }
  return (
    <div className={s.detail}>
      {contents(info, {
        title,
        header: (
          <>
            <h1 className="sr-only">{title}</h1>
            <MatchHeader {...{ info, events, veil, stage }} onStage={() => setStage(!stage)} />
          </>
        ),
        top: (
          <>
            <StaleBar {...freshness} {...{ health }} queryKey={matchQuery(matchId).queryKey} />
            <ShieldChip match={{ ...info, phase: info.live.phase }} />
            {stage && !veil && (
              <Suspense fallback={<Skeleton height={200} />}>
                <PitchStage info={info} />
              </Suspense>
            )}
            {!veil && <ToldAloud told={told} />}
          </>
        ),
        foot: <FreshnessNote {...freshness} />,
      })}
    </div>
  )
}
