/** Every screen without a page: an unknown path, linked from nowhere. The web never loads this table. */
export const plannedScreens = {}

export type PlannedScreenName = keyof typeof plannedScreens
