import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { League } from '@linmen/contract/match/football.schemas.ts'
import type { MatchSettings } from '#kit/match-settings.ts'
import { useListChoice } from '#features/match/list-choice.ts'
import { LeagueSheet } from './league-sheet.tsx'
import { LotterySheet } from './lottery-sheet.tsx'
import { BasketballSettings } from './basketball-settings.tsx'
import { SettingsSheet } from './settings-sheet.tsx'

export type SheetName = 'lottery' | 'leagues' | 'settings'

interface ListedDay {
  readonly leagues: readonly League[]
  readonly matches: readonly { readonly leagueId: string }[]
}

interface ListSheetsProps {
  readonly open: SheetName | null
  readonly onClose: () => void
  readonly sport: Sport
  readonly day: ListedDay | undefined
  readonly settings: MatchSettings
  readonly onSettings: (change: Partial<MatchSettings>) => void
}

export function ListSheets(props: ListSheetsProps) {
  const { open, onClose, sport, day, settings, onSettings } = props
  const [choice, choose] = useListChoice(sport)
  const Settings = sport === 'football' ? SettingsSheet : BasketballSettings
  return (
    <>
      <LotterySheet
        sport={sport}
        open={open === 'lottery'}
        value={choice.lottery}
        onChange={(lottery) => choose({ lottery })}
        onClose={onClose}
      />
      {open === 'leagues' && day && (
        <LeagueSheet
          leagues={day.leagues}
          counts={countByLeague(day)}
          value={choice.leagues}
          onChange={(leagues) => choose({ leagues })}
          onClose={onClose}
        />
      )}
      <Settings
        open={open === 'settings'}
        settings={settings}
        onChange={onSettings}
        onClose={onClose}
      />
    </>
  )
}

function countByLeague({ matches }: ListedDay): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { leagueId } of matches) counts.set(leagueId, (counts.get(leagueId) ?? 0) + 1)
  return counts
}
