import { relative } from 'node:path'
import { root } from './root.mjs'
import { TestReport } from './test-report.mjs'

/** Says a line for each failure and nothing else; the counts go into the report. */
export default class VitestReporter {
  #report = new TestReport()
  #startedAtMs = new Map()
  #printed = new Map()

  onTestModuleQueued(file) {
    this.#startedAtMs.set(file.id, performance.now())
    this.#report.started(nameOf(file))
  }

  onTestModuleEnd(file) {
    const tookMs = performance.now() - (this.#startedAtMs.get(file.id) ?? performance.now())
    this.#report.ended(nameOf(file), tookMs)
    // A file that cannot be loaded has no tests; a hook of a suite fails beside them.
    for (const error of file.errors()) this.#report.failed(nameOf(file), error)
    for (const suite of file.children.allSuites())
      for (const error of suite.errors())
        this.#report.failed(`${nameOf(file)} › ${suite.fullName}`, error)
  }

  /** What a test prints is shown only where it fails. */
  onUserConsoleLog({ taskId, content }) {
    this.#printed.set(taskId, `${this.#printed.get(taskId) ?? ''}${content}`)
  }

  onTestCaseResult(test) {
    const { state, errors } = test.result()
    if (state === 'passed') this.#report.passed()
    else if (state === 'skipped') this.#report.skipped()
    else this.#fail(test, errors?.[0])
    this.#printed.delete(test.id)
  }

  #fail(test, error) {
    const name = `${nameOf(test.module)} › ${test.fullName}`
    this.#report.failed(name, error, this.#printed.get(test.id))
  }

  onTestRunEnd(_files, errors) {
    for (const error of errors) this.#report.failed('outside every test', error)
    this.#report.write()
  }
}

const nameOf = ({ moduleId }) => relative(root, moduleId)
