import { relative } from 'node:path'
import { root } from './root.mjs'
import { TestReport } from './test-report.mjs'

/** The same of the journeys: each of them has its own line among the slowest. */
export default class PlaywrightReporter {
  #report = new TestReport()
  #tests = []

  // Without this Playwright would add a reporter of its own.
  printsToStdio = () => true

  onBegin(_config, suite) {
    this.#tests = suite.allTests()
  }

  onTestBegin(test) {
    this.#report.started(nameOf(test))
  }

  onTestEnd(test, { status, duration, error }) {
    this.#report.ended(nameOf(test), duration)
    if (status === 'skipped') this.#report.skipped()
    else if (status === test.expectedStatus) this.#report.passed()
    else this.#report.failed(nameOf(test), error ?? new Error(status))
  }

  onError(error) {
    this.#report.failed('outside every journey', error)
  }

  onEnd() {
    // A run that reaches its limit leaves some out.
    for (const test of this.#tests.filter(({ results }) => results.length === 0))
      this.#report.failed(nameOf(test), new Error('was never begun'))
    this.#report.write()
  }
}

// A title path begins with the root, the project and the file.
const nameOf = (test) =>
  [relative(root, test.location.file), ...test.titlePath().slice(3)].join(' › ')
