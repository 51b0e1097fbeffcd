import {
  basketballStatus,
  isBasketballFinished,
  isBasketballLive,
} from '@linmen/domain/match/basketball/basketball-status.ts'
import { beijingTime } from '@linmen/domain/match/business-day.ts'
import { liveChipText } from '@linmen/domain/match/football/football-minute.ts'
import { footballStatus } from '@linmen/domain/match/football/football-status.ts'
import { veiledStatus, type Veil } from '@linmen/domain/shield/shielded-words.ts'
import { basketballChip } from '#sport/basketball-chip.ts'
import type { FoundMatch } from './find-matches.ts'

/** A match as one line: `北港联 2-1 河湾城`, `英超 67'`. A hidden one says that it is. */
export function matchLine(found: FoundMatch, nowMs: number, veil: Veil | null = null) {
  const { left, right, score, status, moment } =
    found.sport === 'football' ? footballLine(found, nowMs) : basketballLine(found, nowMs)
  const { league, match } = found
  if (veil === null)
    return { title: `${left} ${score ?? 'vs'} ${right}`, note: `${league}　${moment}` }
  const word = veiledStatus(match.live.phase, veil)?.text ?? status
  const hidden = veil === 'shield' ? '　比分已隐藏' : ''
  return { title: `${left} vs ${right}`, note: `${league}　${word}${hidden}` }
}

type Of<Sport> = Extract<FoundMatch, { readonly sport: Sport }>

function footballLine({ match }: Of<'football'>, nowMs: number) {
  const { phase, clockFromMs, score } = match.live
  const { desc, value } = footballStatus(phase)
  const { home, away } = score.full
  return {
    left: match.home.name,
    right: match.away.name,
    score: value === 0 ? null : `${home}-${away}`,
    status: desc,
    moment:
      phase === 'scheduled'
        ? beijingTime(match.kickOffAtMs)
        : (liveChipText(phase, clockFromMs, nowMs) ?? desc),
  }
}

/** The guests stand first, as in every list of basketball. */
function basketballLine({ match }: Of<'basketball'>, nowMs: number) {
  const { live, kickOffAtMs, home, away } = match
  const begun = isBasketballLive(live.phase) || isBasketballFinished(live.phase)
  return {
    left: away.name,
    right: home.name,
    score: begun ? `${live.score.away}-${live.score.home}` : null,
    status: basketballStatus(live.phase).desc,
    moment: basketballChip({ live, kickOffAtMs, form: 'long' }, nowMs),
  }
}
