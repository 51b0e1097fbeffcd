import { freshnessOf } from '@linmen/domain/match/feed-freshness.ts'
import { clockTime } from '#kit/clock-time.ts'
import type { useLive } from '#kit/live.ts'
import { useStore, type Store } from '#kit/store.ts'
import { useTicking } from '#kit/tick.ts'
import s from './freshness-bar.module.css'

const WORDS = { stalled: '数据源暂无更新', offline: '连接中断，正在重连' }

interface FreshnessBarProps {
  readonly health: ReturnType<typeof useLive>
  /** The newest moment of the feed. */
  readonly asOf: Store<number>
}

/** Says how old the scores are when the line or the feed behind it has gone silent. */
export function FreshnessBar({ health, asOf }: FreshnessBarProps) {
  const asOfMs = useStore(asOf)
  // Before the first word from the server there is nothing to have lost.
  const line = health.lastAtMs === 0 ? 'live' : health.status
  const freshness = useTicking((nowMs) => freshnessOf({ line, asOfMs }, nowMs))
  return (
    <div role="status">
      {freshness !== 'fresh' && (
        <p className={s.bar}>
          {WORDS[freshness]}　显示 {clockTime(asOfMs)} 的数据
        </p>
      )}
    </div>
  )
}
