import type { FootballReport } from '#match/match-report.ts'

/**
 * Since when a match stands as it does at a moment: its last goal, goal taken back or sending-off, else kick-off. Null
 * before play. Every company closes then and offers anew; a price from before it is a price of another match.
 */
export function marketBreak(
  reports: readonly FootballReport[],
  kickOffAtMs: number,
  atMs: number,
): number | null {
  if (atMs <= kickOffAtMs) return null
  const told = reports.filter((report) => report.atMs <= atMs)
  return Math.max(kickOffAtMs, lastBreak(told))
}

/** The last goal, goal taken back or sending-off, told by name or by a stated score; 0 where there was none. */
export function lastBreak(reports: readonly FootballReport[]): number {
  let brokenMs = 0
  let stated = ''
  for (const report of reports) {
    const now = report.kind === 'score' ? standOf(report) : stated
    // The first statement only says what stood already.
    if (breaks(report) || (now !== stated && stated !== ''))
      brokenMs = Math.max(brokenMs, report.atMs)
    stated = now
  }
  return brokenMs
}

const breaks = (report: FootballReport): boolean =>
  report.kind === 'goal' ||
  report.kind === 'goalCancelled' ||
  (report.kind === 'card' && report.colour === 'red')

const standOf = ({ full, extra, redCards }: Extract<FootballReport, { kind: 'score' }>) =>
  JSON.stringify([extra ?? full, redCards])
