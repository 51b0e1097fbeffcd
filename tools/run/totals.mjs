import { failuresOfPlaywright, failuresOfVitest } from './failures.mjs'
import { readReport } from './report.mjs'

const COUNTS = {
  vitest: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failures: failuresOfVitest(report),
  }),
  playwright: (report) => ({
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    failures: failuresOfPlaywright(report),
  }),
}

/** Counts over several test runs, and the steps that failed as a whole. */
export class Totals {
  passed = 0
  failed = 0
  /** A line for each failure: a log that is cut at its head must still say at its end what failed. */
  failures = []

  /** What passed only when it was tried again, alone. */
  slow = []

  add(kind, file) {
    const report = readReport(file)
    if (!report) return
    const { passed, failed, failures } = COUNTS[kind](report)
    this.passed += passed
    this.failed += failed
    this.failures.push(...failures)
  }

  /** Of what failed the first time, only what fails again is a failure; the rest is named. */
  addSecondTry(kind, first, second) {
    const [before, after] = [first, second].map((file) => COUNTS[kind](readReport(file)))
    const recovered = before.failed - after.failed
    this.passed += recovered
    this.failed -= recovered
    const names = new Set(after.failures.map(nameOf))
    const isOver = (line) => before.failures.includes(line) && !names.has(nameOf(line))
    this.slow.push(...this.failures.filter(isOver))
    this.failures = this.failures.filter((line) => !isOver(line))
  }

  /** A step without tests of its own, or one that broke before it could count, is one failure. */
  addBrokenStep(name, reason = 'ended with an error') {
    this.failed += 1
    this.failures.push(`${name}: ${reason}`)
  }

  toString() {
    const counts = `${this.passed} passed, ${this.failed} failed`
    return [
      ...this.slow.map((line) => `passed at the second try: ${line}`),
      ...this.failures.map((line) => `failed: ${line}`),
      counts,
    ].join('\n')
  }
}

/** File and test, without what went wrong. */
const nameOf = (line) => line.split(': ', 1)[0]
