type Outcome = 'win' | 'draw' | 'lose'

/** The last results of a row, newest first: marks are drawn 左新右旧 everywhere. Tables tell them oldest first. */
export const recentForm = <T>(form: readonly T[], count: number): T[] =>
  form.slice(-count).toReversed()

/** Several of the same in a row. */
export const RUN_WORDS: Record<Outcome, string> = { win: '连胜', draw: '连平', lose: '连败' }

/** `9连胜`, `2连败`. */
export const runText = (length: number, outcome: Outcome): string =>
  `${length}${RUN_WORDS[outcome]}`
