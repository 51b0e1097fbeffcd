import { beijingTime } from '@linmen/domain/match/business-day.ts'
import { liveChipText } from '@linmen/domain/match/football-minute.ts'
import { footballStatus } from '@linmen/domain/match/football-status.ts'
import type { FoundMatch } from './search-finds.ts'

/** A match as one line: `北港联 2-1 河湾城`, `英超 67'`. */
export function matchLine({ match, league }: FoundMatch, nowMs: number) {
  const { phase, clockFromMs, score } = match.live
  const status = footballStatus(phase)
  const middle = status.value === 0 ? 'vs' : `${score.full.home}-${score.full.away}`
  const moment =
    phase === 'scheduled'
      ? beijingTime(match.kickOffAtMs)
      : (liveChipText(phase, clockFromMs, nowMs) ?? status.desc)
  return { title: `${match.home.name} ${middle} ${match.away.name}`, note: `${league}　${moment}` }
}
