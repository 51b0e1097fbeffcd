import type { Settlement } from '#settlement/five-way.ts'
import type { SeenMatch } from './seen-match.ts'

/** How the match closed, and in a word what that came to for the team that remembers it; null where no line was recorded. */
export function linesSeen({ sheet: { closing }, outcome, handicap, over }: SeenMatch) {
  return {
    european: closing?.european ?? null,
    asian: closing?.asian ?? null,
    overUnder: closing?.overUnder ?? null,
    outcome,
    handicap: handicap === null ? null : verdict(handicap, ['win', 'push', 'lose']),
    total: over === null ? null : verdict(over, ['over', 'push', 'under']),
  }
}

function verdict<Word extends string>(
  settlement: Settlement,
  [won, level, lost]: readonly [Word, Word, Word],
): Word {
  if (settlement === 0) return level
  return settlement > 0 ? won : lost
}
