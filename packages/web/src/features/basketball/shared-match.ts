import type { BasketballInfo } from '@linmen/contract/match/basketball-detail.schemas.ts'
import {
  halfScore,
  hasBasketballScore,
  periodHead,
  scoreText,
} from '@linmen/domain/match/basketball/basketball-words.ts'
import { beijingDay, beijingTime, weekdayWord } from '@linmen/domain/match/business-day.ts'
import { veiledStatus, type Veil } from '@linmen/domain/shield/shielded-words.ts'
import { basketballChipKind } from '#sport/basketball-chip.ts'
import type { SharedMatch } from '#features/share/parts/public.ts'

interface Shared {
  readonly info: BasketballInfo
  /** What its chip says. */
  readonly time: string
  /** Why the result may not be told. */
  readonly veil: Veil | null
}

/** A basketball match as it is passed on, away team first. Behind a veil nothing tells how it stands. */
export function sharedBasketball({ info, time, veil }: Shared): SharedMatch {
  const { live, kickOffAtMs, home, away } = info
  const day = beijingDay(kickOffAtMs)
  const begun = hasBasketballScore(live)
  const open = veil === null && begun
  const half = halfScore(live)
  const status = veiledStatus(live.phase, veil)
  return {
    sport: 'basketball',
    id: info.id,
    leagueName: info.leagueName,
    stage: info.stageName,
    day: `${day.slice(5)} ${weekdayWord(day)}`,
    time: beijingTime(kickOffAtMs),
    left: { id: away.id, name: away.name, mark: '客' },
    right: { id: home.id, name: home.name, mark: '主' },
    status: status ?? { kind: basketballChipKind(live), text: time },
    score: open ? { left: live.score.away, right: live.score.home } : null,
    hidden: veil !== null && begun,
    note: open && half ? `半场 ${scoreText(half)}` : '',
    scorers: { left: [], right: [] },
    quarters: open
      ? live.periods.map((pair, at) => ({
          head: periodHead(at + 1),
          left: String(pair.away),
          right: String(pair.home),
        }))
      : [],
  }
}
