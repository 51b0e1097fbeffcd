import { useLiveHealth } from '#kit/live.ts'
import { StaleLine } from '#sport/stale-line/stale-line.tsx'
import { useStaleText } from '#sport/stale-text.ts'
import { useStore, type Store } from '#kit/store.ts'

/** Says how old the scores are when the network, the line or the feed behind it has gone silent. */
export function FreshnessBar({ asOf }: { asOf: Store<number> }) {
  return <StaleLine text={useStaleText(useLiveHealth(), useStore(asOf))} />
}
