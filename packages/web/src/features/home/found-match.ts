import { beijingTime } from '@linmen/domain/match/business-day.ts'
import { liveChipText } from '@linmen/domain/match/football-minute.ts'
import { footballStatus } from '@linmen/domain/match/football-status.ts'
import { veiledStatus, type Veil } from '@linmen/domain/shield/shielded-words.ts'
import type { FoundMatch } from './search-finds.ts'

/** A match as one line: `北港联 2-1 河湾城`, `英超 67'`. A hidden one says that it is. */
export function matchLine({ match, league }: FoundMatch, nowMs: number, veil: Veil | null = null) {
  const { phase, clockFromMs, score } = match.live
  const status = footballStatus(phase)
  const middle = status.value === 0 ? 'vs' : `${score.full.home}-${score.full.away}`
  const moment =
    phase === 'scheduled'
      ? beijingTime(match.kickOffAtMs)
      : (liveChipText(phase, clockFromMs, nowMs) ?? status.desc)
  const { home, away } = match
  if (veil === null)
    return { title: `${home.name} ${middle} ${away.name}`, note: `${league}　${moment}` }
  const word = veiledStatus(phase, veil)?.text ?? status.desc
  const hidden = veil === 'shield' ? '　比分已隐藏' : ''
  return { title: `${home.name} vs ${away.name}`, note: `${league}　${word}${hidden}` }
}
