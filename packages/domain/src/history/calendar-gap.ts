import type { MatchSheet } from '#sport/fixture.ts'

const DAY_MS = 86_400_000
const BEIJING_MS = 28_800_000

/** Days from one kick-off to another as a calendar in Beijing counts them: Saturday to Tuesday is three. */
export const daysBetween = (fromMs: number, toMs: number): number =>
  dayNumber(toMs) - dayNumber(fromMs)

/** Days a team has had since its last match; null if none is recorded. Matches newest first. */
export function restDays(recent: readonly MatchSheet[], kickOffAtMs: number): number | null {
  const last = recent.find(({ fixture }) => fixture.kickOffAtMs < kickOffAtMs)
  return last ? daysBetween(last.fixture.kickOffAtMs, kickOffAtMs) : null
}

const dayNumber = (ms: number) => Math.floor((ms + BEIJING_MS) / DAY_MS)
