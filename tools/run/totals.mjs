import { readFileSync } from 'node:fs'

/** Counts over several test runs, and the steps that failed as a whole. */
export class Totals {
  passed = 0
  failed = 0
  brokenSteps = []

  addVitest(file) {
    const report = readReport(file)
    if (!report) return
    this.passed += report.numPassedTests
    this.failed += report.numFailedTests
  }

  addPlaywright(file) {
    const report = readReport(file)
    if (!report) return
    this.passed += report.stats.expected + report.stats.flaky
    this.failed += report.stats.unexpected
  }

  /** A step without tests of its own, or one that broke before it could count, is one failure. */
  addBrokenStep(name) {
    this.failed += 1
    this.brokenSteps.push(name)
  }

  toString() {
    return `${this.passed} passed, ${this.failed} failed`
  }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
