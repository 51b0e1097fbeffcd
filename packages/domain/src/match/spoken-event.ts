import type { Highlight, MatchLive } from '@linmen/contract/match/match-live.schemas.ts'
import { eventMinute, minuteCount } from './event-minute.ts'
import { shownScore } from './match-fold.ts'

/** One sentence for people who listen: 曼城进球，2 比 1，67 分钟. */
export function spokenEvent(
  event: Highlight,
  live: MatchLive,
  names: { home: string; away: string },
): string {
  const { kind, side } = event
  const { home, away } = shownScore(live)
  if (kind === 'goal') return `${names[side]}进球，${home} 比 ${away}，${minuteCount(event)} 分钟`
  if (kind === 'correction') return `更正，${names[side]}的进球取消，${home} 比 ${away}`
  return `${names[side]}红牌，${minuteCount(event)} 分钟`
}

/** The line that replaces the odds for a while: what, minute, who, and who helped. */
export function eventLine(event: Highlight): string {
  const { kind, player, assist } = event
  const who = player ? ` ${player}` : ''
  if (kind === 'correction') return `进球取消　${eventMinute(event)}${who}`
  const word = kind === 'goal' ? '进球' : '红牌'
  return `${word}　${eventMinute(event)}${who}${assist ? `（助攻 ${assist}）` : ''}`
}
