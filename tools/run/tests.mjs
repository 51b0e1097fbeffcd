import { failedFiles } from './failures.mjs'
import { readReport } from './report.mjs'

/** More than these are no accident of a busy machine. */
const FEW = 12

/** How a kind of tests is told to run only what failed. */
const ONLY_FAILED = {
  vitest: (report) => failedFiles(readReport(report)),
  playwright: () => ['--last-failed'],
}

/**
 * Runs tests and counts them; `start(report, ...only)` answers the exit code. A few that failed are tried once more,
 * alone, because a machine that others keep busy can be minutes late: whatever fails then has failed, and whatever
 * passes is named, so that nobody takes it for sound.
 */
export async function runTests(totals, { name, kind, report, start }) {
  const code = await start(report)
  const before = totals.failed
  totals.add(kind, report)
  const failed = totals.failed - before
  if (code !== 0 && failed === 0) totals.addBrokenStep(name)
  if (failed === 0 || failed > FEW) return
  console.log(`${name}: ${failed} failed and are tried once more, alone`)
  const again = report.replace('.json', '-again.json')
  await start(again, ...ONLY_FAILED[kind](report))
  if (readReport(again)) totals.addSecondTry(kind, report, again)
}
