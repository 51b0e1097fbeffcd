import { FOOTBALL_TAB, type MatchSettings } from '#kit/match-settings.ts'
import { tells } from '#features/match/tips.ts'
import type { RowLook } from './match-row.tsx'

/** What of the settings a row needs. The same settings give the same object, so rows stay undrawn. */
export function rowLook(settings: MatchSettings): RowLook {
  const known = looks.get(settings)
  if (known) return known
  const look: RowLook = {
    showRank: settings.showRank,
    showYellow: settings.showYcard,
    oddsType: settings.settingByTab[FOOTBALL_TAB]!.oddsType,
    tips: {
      goal: tells(settings.goalTip, 'highlight'),
      redCard: tells(settings.redCardTip, 'highlight'),
      followedOnly: settings.tipForFocusMatchesOnly,
    },
  }
  looks.set(settings, look)
  return look
}

const looks = new WeakMap<MatchSettings, RowLook>()
