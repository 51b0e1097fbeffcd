import type { ChangeMoments } from '@linmen/contract/match/live-topic-parts.ts'
import { agoText, delayText } from '@linmen/domain/match/feed-delay.ts'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useLiveHealth } from '#kit/live.ts'
import { useOnline } from '#kit/device/online.ts'
import { StaleLine } from '#sport/stale-line/stale-line.tsx'
import { useStaleText } from '#sport/stale-text.ts'
import { useStore, type Store } from '#kit/store.ts'
import { useTicking } from '#kit/tick.ts'
import { Hint } from '#ui/hint/hint.tsx'

/** What a page about a match knows about its own freshness, and the last sentence for people who listen. */
export interface Told {
  /** Zero until the topic has spoken. */
  readonly asOfMs: number
  readonly moments: ChangeMoments | null
  readonly sentence: string
}

export const NOTHING_TOLD: Told = { asOfMs: 0, moments: null, sentence: '' }

interface FreshnessProps {
  /** The match is being played. */
  readonly playing: boolean
  readonly told: Store<Told>
}

/** How fresh the page is, as measured, and whose word counts. */
export function FreshnessNote({ playing, told }: FreshnessProps) {
  const { asOfMs, moments } = useStore(told)
  const ago = useTicking((nowMs) => agoText(asOfMs, nowMs))
  const measured =
    playing && asOfMs > 0
      ? `数据 ${ago}更新${moments ? `　上次变化延迟 ${delayText(moments)}` : ''}　`.replaceAll(
          ' ',
          '\u00a0',
        )
      : ''
  return <Hint>{measured}以官方结果为准　演示数据</Hint>
}

interface StaleBarProps extends FreshnessProps {
  /** Where the answer about the match is kept. */
  readonly queryKey: QueryKey
}

/** Says so when the network, the line or the feed behind it has gone silent during play. */
export function StaleBar({ playing, told, queryKey }: StaleBarProps) {
  const online = useOnline()
  const { asOfMs } = useStore(told)
  const read = useQueryClient().getQueryState(queryKey)
  // Until the topic has spoken, an answer that could not be refreshed is as old as its reading.
  const readAtMs = read && (read.error || !online) ? read.dataUpdatedAt : 0
  const text = useStaleText(useLiveHealth(), asOfMs || readAtMs)
  return <StaleLine text={(!online || playing) && text} />
}

/** Goals, ends of periods and corrections, one sentence each, for people who listen. */
export function ToldAloud({ told }: { told: Store<Told> }) {
  const { sentence } = useStore(told)
  return (
    <p className="sr-only" aria-live="polite" data-announcer>
      {sentence}
    </p>
  )
}
