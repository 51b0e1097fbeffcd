/** What one month of an expert came to. */
export interface ExpertMonth {
  readonly recommendations: number
  readonly activeDays: number
  /** Return of a flat stake in tenths of a percent; null without a settled pick. */
  readonly returnTenths: number | null
  /** By return among all experts; null without a settled pick. */
  readonly place: number | null
}

export const LEVEL_UP = {
  recommendations: 30,
  activeDays: 15,
  returnTenths: 0,
  place: 20,
} as const

/** The four conditions of a month, in the order in which they are shown. All of them have to hold. */
export function levelConditions(month: ExpertMonth) {
  return [
    { key: 'recommendations', met: month.recommendations >= LEVEL_UP.recommendations },
    { key: 'activeDays', met: month.activeDays >= LEVEL_UP.activeDays },
    {
      key: 'returned',
      met: month.returnTenths !== null && month.returnTenths >= LEVEL_UP.returnTenths,
    },
    { key: 'place', met: month.place !== null && month.place <= LEVEL_UP.place },
  ] as const
}

/** So many conditions missed in one month cost level 2. */
export const MISSED_FOR_FALL = 3

/** The new level of an expert after a month, null when it stays: all four conditions raise it, three missed lower it. */
export function levelAfter(level: number, month: ExpertMonth): 1 | 2 | null {
  const missed = levelConditions(month).filter(({ met }) => !met).length
  if (level === 1 && missed === 0) return 2
  return level === 2 && missed >= MISSED_FOR_FALL ? 1 : null
}

/** The most an expert gets of what readers paid, by grade; level 1 gives for nothing. */
export function sharePercent(level: number, grade: number): number {
  if (level < 2) return 0
  if (grade === 1) return MOST_SHARE
  return grade <= 4 ? 25 : grade <= 7 ? 20 : 15
}

/** A level-2 expert earns up to 30 percent. */
export const MOST_SHARE = 30
