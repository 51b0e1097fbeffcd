/** How a match of football ends, in the words of the tools. Apart from what is known, so that a page may say them without its sums. */
export const OUTCOMES = ['home', 'draw', 'away'] as const
export type Outcome3 = (typeof OUTCOMES)[number]
export const OUTCOME_WORDS: Readonly<Record<Outcome3, string>> = {
  home: '主胜',
  draw: '平局',
  away: '客胜',
}

/** What is told of each way a match may end, under its name. */
export const ofOutcomes = <Told extends object>(tell: (at: number, side: Outcome3) => Told) =>
  OUTCOMES.map((side, at) => ({ name: OUTCOME_WORDS[side], side, ...tell(at, side) }))
