import { readReport } from './test-report.mjs'

/** Counts over several test runs, and the steps that failed as a whole. */
export class Totals {
  #passed = 0
  #failed = 0
  #skipped = 0
  /** A line for each failure: a log that is cut at its head must still say at its end what failed. */
  #failures = []

  get failed() {
    return this.#failed
  }

  /**
   * Adds what a run reported. Its exit code and its counts must agree, else the run itself has failed: false then.
   */
  add(name, file, { code, reason = 'ended with an error' }) {
    const report = readReport(file)
    if (report) {
      this.#passed += report.passed
      this.#failed += report.failed
      this.#skipped += report.skipped
      this.#failures.push(...report.failures)
    }
    const agrees = report !== null && (code === 0 || report.failed > 0)
    if (!agrees) this.addBrokenStep(name, reason)
    return agrees
  }

  /** A step without tests of its own, or one that broke before it could count, is one failure. */
  addBrokenStep(name, reason) {
    this.#failed += 1
    this.#failures.push(`${name}: ${reason}`)
  }

  /** The same of the error it ended with, which says its own name where it was a command. */
  addError(name, { message }) {
    const [line] = message.split('\n', 1)
    this.addBrokenStep(name, line.startsWith(`${name}: `) ? line.slice(name.length + 2) : line)
  }

  /** What failed, a line each. */
  failureLines() {
    return this.#failures.map((line) => `failed: ${line}`)
  }

  toString() {
    return `${this.#passed} passed, ${this.#failed} failed, ${this.#skipped} skipped`
  }
}
