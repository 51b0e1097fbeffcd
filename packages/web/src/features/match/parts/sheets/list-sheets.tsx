import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { League, LotteryGame } from '@linmen/contract/match/football.schemas.ts'
import { oddsTab, type MatchSettings } from '#sport/match-settings.ts'
import { useListChoice } from '#features/match/list-choice.ts'
import { BasketballSettings } from '#features/match/parts/basketball/basketball-settings.tsx'
import { CalendarSheet } from './calendar-sheet.tsx'
import { LeagueSheet } from './league-sheet.tsx'
import { scopeOf } from './lotteries.ts'
import { LotterySheet } from './lottery-sheet.tsx'
import { SettingsSheet } from './settings-sheet.tsx'

export type SheetName = 'lottery' | 'leagues' | 'settings' | 'calendar'

interface ListedDay {
  readonly leagues: readonly League[]
  readonly matches: readonly {
    readonly leagueId: string
    readonly lotteries: readonly LotteryGame[]
  }[]
}

export interface ListSheetsProps {
  readonly open: SheetName
  readonly onClose: () => void
  readonly sport: Sport
  readonly today: string
  readonly day: ListedDay | undefined
  /** Those of its matches that the open tab could list. */
  readonly ofTab: () => ListedDay['matches']
  readonly settings: MatchSettings
  readonly onSettings: (change: Partial<MatchSettings>) => void
}

/** What can be chosen about a list, one sheet at a time. Mounted while one is open. */
export function ListSheets(props: ListSheetsProps) {
  const { open, onClose, sport, today, day, ofTab, settings, onSettings } = props
  const [choice, choose] = useListChoice(sport)
  const Settings = sport === 'football' ? SettingsSheet : BasketballSettings
  if (open === 'calendar')
    return (
      <CalendarSheet
        {...{ sport, today, onClose }}
        day={choice.day ?? today}
        onDay={(chosen) => choose({ day: chosen === today ? null : chosen })}
      />
    )
  if (open === 'lottery')
    return <LotterySheet {...{ sport, onClose }} value={scopeOf(choice)} onChange={choose} />
  if (open === 'settings')
    return (
      <Settings
        {...{ settings, onClose }}
        tab={oddsTab(sport, choice.lottery)}
        onChange={onSettings}
      />
    )
  if (!day) return null
  return (
    <LeagueSheet
      leagues={day.leagues}
      counts={countByLeague(ofTab(), choice.lottery)}
      value={choice.leagues}
      onChange={(leagues) => choose({ leagues })}
      onClose={onClose}
    />
  )
}

/** Matches the list would show of each league. */
function countByLeague(
  matches: ListedDay['matches'],
  lottery: LotteryGame | null,
): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { leagueId, lotteries } of matches)
    if (lottery === null || lotteries.includes(lottery))
      counts.set(leagueId, (counts.get(leagueId) ?? 0) + 1)
  return counts
}
