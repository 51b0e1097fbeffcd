import { useLiveHealth } from '#kit/live.ts'
import { useStaleText } from '#sport/stale-text.ts'
import { useStore, type Store } from '#kit/store.ts'
import s from './freshness-bar.module.css'

/** Says how old the scores are when the network, the line or the feed behind it has gone silent. */
export function FreshnessBar({ asOf }: { asOf: Store<number> }) {
  const text = useStaleText(useLiveHealth(), useStore(asOf))
  return <div role="status">{text && <p className={s.bar}>{text}</p>}</div>
}
