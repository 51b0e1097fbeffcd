/** The tabs whose default follows the person's habit, by the number they are stored under. */
export const habitKeys = {
  sport: 1,
  fbGameType: 2,
  bkGameType: 3,
  ftDetail: 5,
  bkDetail: 6,
  news: 7,
  vip: 8,
  ftLeagueDetail: 9,
  bkLeagueDetail: 10,
  homePlan: 11,
} as const

export type HabitKey = keyof typeof habitKeys
