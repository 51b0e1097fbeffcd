import type { LotteryGame } from '@linmen/contract/match/football.schemas.ts'
import { oddsOf, oddsTab, type MatchSettings } from '#sport/match-settings.ts'
import { tells } from '#features/match/tips.ts'

export interface RowLook {
  /** Whose numbers stand beside the matches. */
  readonly lottery: LotteryGame | null
  readonly showRank: boolean
  readonly showYellow: boolean
  readonly oddsType: number
  /** Whose goals and red cards are highlighted. */
  readonly tips: {
    readonly goal: boolean
    readonly redCard: boolean
    readonly followedOnly: boolean
  }
}

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
