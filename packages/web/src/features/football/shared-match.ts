import type { MatchEvent, MatchInfo } from '@linmen/contract/match/football-detail.schemas.ts'
import { beijingDay, beijingTime, weekdayWord } from '@linmen/domain/match/business-day.ts'
import { chipKind } from '@linmen/domain/match/football/football-chip.ts'
import { shownScore } from '@linmen/domain/match/match-fold.ts'
import { hasScore, scoreNotes, scorersOf } from '@linmen/domain/match/score-words.ts'
import { groupName } from '@linmen/domain/standings/group-name.ts'
import { veiledStatus, type Veil } from '@linmen/domain/shield/shielded-words.ts'
import type { SharedMatch } from '#features/share/parts/public.ts'

interface Shared {
  readonly info: MatchInfo
  readonly events: readonly MatchEvent[]
  /** What its chip says. */
  readonly time: string
  /** Why the result may not be told. */
  readonly veil: Veil | null
}

/** Goals, cards and whistles. Who came on for whom is for the whole page of the match. */
export const sharedEvents = (events: readonly MatchEvent[]): MatchEvent[] =>
  events.filter(({ kind }) => kind !== 'substitution')

/** A football match as it is passed on. Behind a veil nothing of it tells how it stands. */
export function sharedFootball({ info, events, time, veil }: Shared): SharedMatch {
  const { live, kickOffAtMs, home, away } = info
  const day = beijingDay(kickOffAtMs)
  const open = veil === null && hasScore(live)
  const score = shownScore(live)
  const status = veiledStatus(live.phase, veil)
  return {
    sport: 'football',
    id: info.id,
    leagueName: info.leagueName,
    stage: [info.roundName, groupName(info.group ?? '')].filter(Boolean).join(' '),
    day: `${day.slice(5)} ${weekdayWord(day)}`,
    time: beijingTime(kickOffAtMs),
    left: { id: home.id, name: home.name },
    right: { id: away.id, name: away.name },
    status: status ?? { kind: chipKind(live.phase), text: time },
    score: open ? { left: score.home, right: score.away } : null,
    hidden: veil !== null && hasScore(live),
    note: open ? scoreNotes(live, info.note?.total ?? null).join('　') : '',
    scorers: open
      ? { left: scorersOf(events, 'home'), right: scorersOf(events, 'away') }
      : { left: [], right: [] },
    quarters: [],
  }
}
