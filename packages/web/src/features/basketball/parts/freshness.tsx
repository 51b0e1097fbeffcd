import type { BasketballPhase } from '@linmen/contract/match/basketball-phase.ts'
import { isBasketballLive } from '@linmen/domain/match/basketball-status.ts'
import { agoText, delayText } from '@linmen/domain/match/feed-delay.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { LiveHealth } from '#kit/live/line.ts'
import { useOnline } from '#kit/online.ts'
import { useStaleText } from '#kit/stale-text.ts'
import { useStore, type Store } from '#kit/store.ts'
import { useTicking } from '#kit/tick.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { matchQuery } from '#features/basketball/basketball.queries.ts'
import type { Told } from '#features/basketball/use-basketball-match.ts'
import s from './freshness.module.css'

interface FreshnessProps {
  readonly phase: BasketballPhase
  readonly told: Store<Told>
}

/** How fresh the page is, as measured, and whose word counts. */
export function FreshnessNote({ phase, told }: FreshnessProps) {
  const { asOfMs, moments } = useStore(told)
  const ago = useTicking((nowMs) => agoText(asOfMs, nowMs))
  const measured =
    isBasketballLive(phase) && asOfMs > 0
      ? `数据 ${ago}更新${moments ? `　上次变化延迟 ${delayText(moments)}` : ''}　`
      : ''
  return <Hint>{measured}以官方结果为准　演示数据</Hint>
}

interface StaleBarProps extends FreshnessProps {
  readonly matchId: string
  readonly health: LiveHealth
}

/** Says so when the network, the line or the feed behind it has gone silent during play. */
export function StaleBar({ matchId, phase, told, health }: StaleBarProps) {
  const online = useOnline()
  const { asOfMs } = useStore(told)
  const read = useQueryClient().getQueryState(matchQuery(matchId).queryKey)
  // Until the topic has spoken, an answer that could not be refreshed is as old as its reading.
  const readAtMs = read && (read.error || !online) ? read.dataUpdatedAt : 0
  const text = useStaleText(health, asOfMs || readAtMs)
  return (
    <div role="status">
      {text && (!online || isBasketballLive(phase)) && <p className={s.bar}>{text}</p>}
    </div>
  )
}

/** Ends of periods and corrections, for people who listen. */
export function Announcer({ told }: { told: Store<Told> }) {
  const { sentence } = useStore(told)
  return (
    <p className="sr-only" aria-live="polite" data-announcer>
      {sentence}
    </p>
  )
}
