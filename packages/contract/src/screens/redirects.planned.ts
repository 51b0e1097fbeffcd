import type { PathRedirect } from './first-redirects.ts'
import type { PlannedScreenName } from './planned-screens.ts'

/** Old paths of screens that have no page yet. */
export const plannedRedirects = [] as const satisfies readonly PathRedirect<PlannedScreenName>[]
