import { failuresOfPlaywright, failuresOfVitest } from './failures.mjs'
import { readReport } from './report.mjs'

/** Counts over several test runs, and the steps that failed as a whole. */
export class Totals {
  passed = 0
  failed = 0
  /** A line for each failure: a log that is cut at its head must still say at its end what failed. */
  failures = []

  addVitest(file) {
    const report = readReport(file)
    if (!report) return
    this.passed += report.numPassedTests
    this.failed += report.numFailedTests
    this.failures.push(...failuresOfVitest(report))
  }

  addPlaywright(file) {
    const report = readReport(file)
    if (!report) return
    this.passed += report.stats.expected + report.stats.flaky
    this.failed += report.stats.unexpected
    this.failures.push(...failuresOfPlaywright(report))
  }

  /** A step without tests of its own, or one that broke before it could count, is one failure. */
  addBrokenStep(name, reason = 'ended with an error') {
    this.failed += 1
    this.failures.push(`${name}: ${reason}`)
  }

  toString() {
    const counts = `${this.passed} passed, ${this.failed} failed`
    return [...this.failures.map((line) => `failed: ${line}`), counts].join('\n')
  }
}
