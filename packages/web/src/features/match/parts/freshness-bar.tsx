import type { LiveHealth } from '#kit/live/line.ts'
import { useStaleText } from '#kit/stale-text.ts'
import { useStore, type Store } from '#kit/store.ts'
import s from './freshness-bar.module.css'

interface FreshnessBarProps {
  readonly health: LiveHealth
  /** The newest moment of the feed. */
  readonly asOf: Store<number>
}

/** Says how old the scores are when the network, the line or the feed behind it has gone silent. */
export function FreshnessBar({ health, asOf }: FreshnessBarProps) {
  const text = useStaleText(health, useStore(asOf))
  return <div role="status">{text && <p className={s.bar}>{text}</p>}</div>
}
