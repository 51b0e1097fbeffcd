import type { StandingRow } from '@linmen/contract/league/basketball-table.schemas.ts'
import type { BasketballRow } from '@linmen/contract/league/match-row.schemas.ts'
import {
  isBasketballFinished,
  isBasketballLive,
} from '@linmen/domain/match/basketball/basketball-status.ts'
import { runText } from '@linmen/domain/standings/recent-form.ts'

/** `9连胜`, `2连败`; who has not played has no run. */
export const runWords = ({ run }: Pick<StandingRow, 'run'>): string =>
  run ? runText(run.length, run.kind) : '-'

/** `1.5`; the leader is behind nobody. */
export const behindWords = (games: number): string => (games === 0 ? '-' : String(games))

export const recordWords = ({ won, lost }: { readonly won: number; readonly lost: number }) =>
  `${won}-${lost}`

/** `98-112`: the guests stand first, as in every Chinese basketball list. Null without a score. */
export const pointsWords = ({ phase, score }: Pick<BasketballRow, 'phase' | 'score'>) =>
  score && hasPoints(phase) ? `${score.away}-${score.home}` : null

export const hasPoints = (phase: BasketballRow['phase']): boolean =>
  isBasketballLive(phase) || isBasketballFinished(phase)

/** Which of its matches on consecutive days this is. */
export const restWords = (match: BasketballRow): string =>
  match.backToBackThree ? '背靠背第3场' : match.backToBackTwo || match.backToBack ? '背靠背' : ''
