import { oddsOf, oddsTab, type MatchSettings } from '#kit/match-settings.ts'
import { tells } from '#features/match/tips.ts'
import type { RowLook } from './match-row.tsx'

/** Games that number matches in their own way. */
const NUMBERED = ['beijingSingle', 'winDrawLose'] as const

/** What of the settings a row needs. */
export const rowLook = (settings: MatchSettings, tab: string): RowLook => ({
  lottery: NUMBERED.find((game) => oddsTab('football', game) === tab) ?? null,
  showRank: settings.showRank,
  showYellow: settings.showYcard,
  oddsType: oddsOf(settings, tab).oddsType,
  tips: {
    goal: tells(settings.goalTip, 'highlight'),
    redCard: tells(settings.redCardTip, 'highlight'),
    followedOnly: settings.tipForFocusMatchesOnly,
  },
})
