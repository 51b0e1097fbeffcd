/** A goal rains once everybody has seen it, and not for ever. */
const OPENS_AFTER_MS = 60_000
export const CLOSES_AFTER_MS = 300_000
/** How long somebody may tap in one round. */
export const ROUND_MS = 10_000
/** Between two rounds of a match, and between two prompts. */
export const APART_MS = 60_000
/** Coins won last this long. */
export const AWARD_DAYS = 7
export const AWARD_MS = AWARD_DAYS * 86_400_000
/** How often matches that rain, and all others, are asked for again. */
export const ACTIVE_POLL_MS = 10_000
export const ALL_POLL_MS = 1_003_000

/** Whether a goal rains: more than a minute old, and at most five. */
export const isRaining = (goalAtMs: number, nowMs: number): boolean => {
  const age = nowMs - goalAtMs
  return age > OPENS_AFTER_MS && age <= CLOSES_AFTER_MS
}

/** A match as the page keeps it: its goals, and the one that can be joined (0 if none). */
interface RainMatch {
  readonly matchId: string
  readonly active: boolean
  readonly goalsAtMs: Readonly<Record<string, number>>
  readonly shake: number
}

/** The newest goal of a match that rains and was not joined yet; 0 if there is none. */
export function goalToJoin(
  match: Pick<RainMatch, 'matchId' | 'active' | 'goalsAtMs'>,
  joined: ReadonlySet<string>,
  nowMs: number,
): number {
  if (!match.active) return 0
  return Object.entries(match.goalsAtMs)
    .filter(([goal, atMs]) => isRaining(atMs, nowMs) && !joined.has(goalKey(match.matchId, goal)))
    .reduce((newest, [goal]) => Math.max(newest, Number(goal)), 0)
}

export const goalKey = (matchId: string, goal: number | string): string => `${matchId}:${goal}`

/** Codes of an answer that say a goal is done with. */
export const DONE_CODES: ReadonlySet<string> = new Set(['101', '1007', '1008'])

interface Prompt {
  readonly watching: boolean
  readonly shake: number
  /** A round is being played, or another prompt stands. */
  readonly locked: boolean
  readonly lastJoinedAtMs: number | null
}

/** Whether somebody is asked to join now. */
export const isAsked = ({ watching, shake, locked, lastJoinedAtMs }: Prompt, nowMs: number) =>
  watching &&
  shake > 0 &&
  !locked &&
  (lastJoinedAtMs === null || nowMs - lastJoinedAtMs >= APART_MS)

/** Whether an answer to joining says that somebody is logged in: old answers say it in words. */
export const saysLoggedIn = (login: unknown): boolean =>
  login !== undefined && login !== null && login !== false && login !== 'false'
