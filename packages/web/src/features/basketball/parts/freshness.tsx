import type { BasketballPhase } from '@linmen/contract/match/basketball-phase.ts'
import { isBasketballLive } from '@linmen/domain/match/basketball-status.ts'
import { agoText, delayText } from '@linmen/domain/match/feed-delay.ts'
import { freshnessOf } from '@linmen/domain/match/feed-freshness.ts'
import { clockTime } from '#kit/clock-time.ts'
import type { LiveHealth } from '#kit/live/line.ts'
import { useStore, type Store } from '#kit/store.ts'
import { useTicking } from '#kit/tick.ts'
import { Hint } from '#ui/hint/hint.tsx'
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

const WORDS = { stalled: '数据源暂无更新', offline: '连接中断，正在重连' }

/** Says so when the line or the feed behind it has gone silent during play. */
export function StaleBar({ phase, told, health }: FreshnessProps & { health: LiveHealth }) {
  const { asOfMs } = useStore(told)
  const line = health.lastAtMs === 0 ? 'live' : health.status
  const freshness = useTicking((nowMs) => freshnessOf({ line, asOfMs }, nowMs))
  return (
    <div role="status">
      {freshness !== 'fresh' && isBasketballLive(phase) && (
        <p className={s.bar}>
          {WORDS[freshness]}
          {asOfMs > 0 && `　显示 ${clockTime(asOfMs)} 的数据`}
        </p>
      )}
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
