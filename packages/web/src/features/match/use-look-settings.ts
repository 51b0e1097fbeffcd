import { useMemo } from 'react'
import type { MatchSettings } from '#sport/match-settings.ts'
import { usePlacesShown } from '#sport/shield/shield.ts'

/** The settings as rows may follow them: who hides results does not see where they led. */
export function useLookSettings(settings: MatchSettings): MatchSettings {
  const placed = usePlacesShown()
  return useMemo(() => ({ ...settings, showRank: settings.showRank && placed }), [settings, placed])
}
