import type { MatchInfo } from '@linmen/contract/match/football-detail.schemas.ts'
import { agoText, delayText } from '@linmen/domain/match/feed-delay.ts'
import { isLive } from '@linmen/domain/match/football-status.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { LiveHealth } from '#kit/live/line.ts'
import { useOnline } from '#kit/online.ts'
import { useStaleText } from '#kit/stale-text.ts'
import { useStore, type Store } from '#kit/store.ts'
import { useTicking } from '#kit/tick.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { matchQuery } from '#features/football/football.queries.ts'
import type { Told } from '#features/football/use-match-live.ts'
import s from './freshness.module.css'

interface FreshnessProps {
  readonly info: MatchInfo
  readonly told: Store<Told>
}

/** How fresh the page is, as measured, and whose word counts. */
export function FreshnessNote({ info, told }: FreshnessProps) {
  const { asOfMs, moments } = useStore(told)
  const ago = useTicking((nowMs) => agoText(asOfMs, nowMs))
  const measured =
    isLive(info.live.phase) && asOfMs > 0
      ? `数据 ${ago}更新${moments ? `　上次变化延迟 ${delayText(moments)}` : ''}　`
      : ''
  return <Hint>{measured}以官方结果为准　演示数据</Hint>
}

/** Says so when the network, the line or the feed behind it has gone silent during play. */
export function StaleBar({ info, told, health }: FreshnessProps & { health: LiveHealth }) {
  const online = useOnline()
  const { asOfMs } = useStore(told)
  const read = useQueryClient().getQueryState(matchQuery(info.id).queryKey)
  // Until the topic has spoken, an answer that could not be refreshed is as old as its reading.
  const readAtMs = read && (read.error || !online) ? read.dataUpdatedAt : 0
  const text = useStaleText(health, asOfMs || readAtMs)
  return (
    <div role="status">
      {text && (!online || isLive(info.live.phase)) && <p className={s.bar}>{text}</p>}
    </div>
  )
}

/** One sentence for each goal, for people who listen. */
export function Announcer({ told }: { told: Store<Told> }) {
  const { sentence } = useStore(told)
  return (
    <p className="sr-only" aria-live="polite" data-announcer>
      {sentence}
    </p>
  )
}
