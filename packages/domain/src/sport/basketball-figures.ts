/** What is counted of a player or a side in basketball; the keys of `figures` in statistics and box lines. */
export const BASKETBALL_FIGURES = [
  'points',
  'fieldGoalsMade',
  'fieldGoalsAttempted',
  'threesMade',
  'threesAttempted',
  'freeThrowsMade',
  'freeThrowsAttempted',
  'offensiveRebounds',
  'defensiveRebounds',
  'rebounds',
  'assists',
  'steals',
  'blocks',
  'turnovers',
  'fouls',
] as const
export type BasketballFigure = (typeof BASKETBALL_FIGURES)[number]

/** A box line has also whole minutes and what the score changed by while the player was on court. */
export type BoxFigure = BasketballFigure | 'minutes' | 'plusMinus'
