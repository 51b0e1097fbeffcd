import { optional } from '#kit/codec.ts'
import { id, text, words } from '#kit/scalars.ts'

/** A short word of an address that its page looks up: a tab, a part, a kind. */
export const word = text({ min: 1, max: 40 })

/** A page about one match that may open with one of its tabs. */
export const oneMatch = { matchId: id, tab: optional(word) }

/** A competition, and one of its seasons. */
export const oneSeason = { leagueId: id, seasonId: optional(id) }

/** The families of link codes; `go` has the two that name no page of their own. */
export const linkFamily = words({ 'inner-go': 1, 'response-go': 2, 'feed-message': 3, go: 4 })
