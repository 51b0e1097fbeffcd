import type { ReplaySummary } from '@linmen/contract/expert/replay.schemas.ts'
import { hrefTo } from '#kit/go.ts'
import { HiddenPart } from '#sport/shield/veil.tsx'
import { PlanCard } from '#features/plan/parts/public.ts'
import { Tag } from '#ui/tag/tag.tsx'
import { useReplayVeil } from '#features/replay/use-replay-veil.ts'
import { ReplayWho } from './replay-who.tsx'

/** One replay in a list. */
export function ReplayItem({ item }: { item: ReplaySummary }) {
  const { match } = item
  const veil = useReplayVeil(item)
  if (veil)
    return (
      <HiddenPart
        matchId={match.matchId}
        veil={veil}
        what={`${match.home} 对 ${match.away} 的复盘`}
      />
    )
  return (
    <PlanCard
      title={item.title}
      href={hrefTo('ExpertReplayPage', { id: item.id })}
      head={<ReplayWho of={item} />}
      match={{
        home: { id: match.homeTeamId ?? match.home, name: match.home },
        away: { id: match.awayTeamId ?? match.away, name: match.away },
        time: `${match.homeGoals}:${match.awayGoals}`,
      }}
      readers={`${item.comments} 条评论`}
      {...(item.videoId !== undefined && { price: <Tag tone="blue">有视频</Tag> })}
    />
  )
}
