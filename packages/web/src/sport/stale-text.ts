import { beijingDay, beijingTime } from '@linmen/domain/match/business-day.ts'
import { freshnessOf } from '@linmen/domain/match/feed-freshness.ts'
import type { LiveHealth } from '#kit/live/line.ts'
import { useOnline } from '#kit/device/online.ts'
import { useTicking } from '#kit/tick.ts'

const WORDS = { stalled: '数据源暂无更新', offline: '连接中断，正在重连' }

/** What is said above scores that may be out of date, with their age. Null while they are fresh. */
export function useStaleText(health: LiveHealth, asOfMs: number): string | null {
  const online = useOnline()
  // Before the first word from the server there is nothing to have lost.
  const line = health.lastAtMs === 0 ? 'live' : health.status
  const freshness = useTicking((nowMs) => freshnessOf({ line, asOfMs }, nowMs))
  const moment = useTicking((nowMs) => momentText(asOfMs, nowMs))
  if (!online) return asOfMs > 0 ? `离线 · 比分截至 ${moment}` : '离线'
  if (freshness === 'fresh') return null
  // Scores of an earlier visit, and a line that never stood in this one.
  const why = health.lastAtMs === 0 ? 'offline' : freshness
  return asOfMs > 0 ? `${WORDS[why]}　显示 ${moment} 的数据` : WORDS[why]
}

/** `21:35`; of another day with its date. */
function momentText(ms: number, nowMs: number): string {
  const day = beijingDay(ms)
  return day === beijingDay(nowMs) ? beijingTime(ms) : `${day.slice(5)} ${beijingTime(ms)}`
}
