import type { MatchSheet } from '#sport/fixture.ts'

const DAY_MS = 86_400_000
const BEIJING_MS = 28_800_000

/** Days from one kick-off to another as a calendar in Beijing counts them: Saturday to Tuesday is three. */
export const daysBetween = (fromMs: number, toMs: number): number =>
  dayNumber(toMs) - dayNumber(fromMs)

/** Days a team has had since its last match, played or announced, in any order; null if none is recorded. */
export function restDays(matches: readonly MatchSheet[], kickOffAtMs: number): number | null {
  const before = matches.map(({ fixture }) => fixture.kickOffAtMs).filter((at) => at < kickOffAtMs)
  return before.length === 0 ? null : daysBetween(Math.max(...before), kickOffAtMs)
}

const dayNumber = (ms: number) => Math.floor((ms + BEIJING_MS) / DAY_MS)
