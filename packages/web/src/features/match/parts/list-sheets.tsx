import type { FootballDay } from '@linmen/contract/match/football.schemas.ts'
import type { MatchSettings } from '#kit/match-settings.ts'
import { useListChoice } from '#features/match/list-choice.ts'
import { LeagueSheet } from './league-sheet.tsx'
import { LotterySheet } from './lottery-sheet.tsx'
import { SettingsSheet } from './settings-sheet.tsx'

export type SheetName = 'lottery' | 'leagues' | 'settings'

interface ListSheetsProps {
  readonly open: SheetName | null
  readonly onClose: () => void
  readonly day: FootballDay | undefined
  readonly settings: MatchSettings
  readonly onSettings: (change: Partial<MatchSettings>) => void
}

export function ListSheets({ open, onClose, day, settings, onSettings }: ListSheetsProps) {
  const [choice, choose] = useListChoice()
  return (
    <>
      <LotterySheet
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
      <SettingsSheet
        open={open === 'settings'}
        settings={settings}
        onChange={onSettings}
        onClose={onClose}
      />
    </>
  )
}

function countByLeague({ matches }: FootballDay): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { leagueId } of matches) counts.set(leagueId, (counts.get(leagueId) ?? 0) + 1)
  return counts
}
