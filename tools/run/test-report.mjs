import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * What a test run says of itself, in one form for Vitest and Playwright: counts, a line for each failure, and what each
 * file or journey took. The file is written at the end; a journal beside it names what runs, for a run that has no end.
 */
export class TestReport {
  #counts = { passed: 0, failed: 0, skipped: 0 }
  #failures = []
  #durations = []

  constructor(file = process.env.LINMEN_REPORT) {
    this.file = file
    if (file) forgetReport(file)
  }

  started(name) {
    if (this.file) appendFileSync(journalOf(this.file), `+${name}\n`)
  }

  ended(name, ms) {
    if (this.file) appendFileSync(journalOf(this.file), `-${name}\n`)
    this.#durations.push({ name, ms: Math.round(ms) })
  }

  passed() {
    this.#counts.passed += 1
  }

  skipped() {
    this.#counts.skipped += 1
  }

  /** A failure is a line at once; its details follow it. */
  failed(name, error, printed = '') {
    const line = `${name}: ${firstLine(error?.message ?? String(error))}`
    this.#counts.failed += 1
    this.#failures.push(line)
    const details = [detailsOf(error), printed.trimEnd()].filter(Boolean).join('\n')
    process.stdout.write(`failed: ${line}\n${details.replace(/^/gm, '    ')}\n`)
  }

  write() {
    const content = { ...this.#counts, failures: this.#failures, durations: this.#durations }
    if (this.file) writeFileSync(this.file, JSON.stringify(content))
  }
}

/** What an earlier run said must not be taken for this one. */
export function forgetReport(file) {
  mkdirSync(dirname(file), { recursive: true })
  for (const each of [file, journalOf(file)]) rmSync(each, { force: true })
}

/** The report of a run; null where it ended before it could write one. */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** What had begun and not ended when the journal was written last. */
export function stillRunning(file) {
  const names = new Set()
  for (const line of linesOf(journalOf(file)))
    if (line.startsWith('+')) names.add(line.slice(1))
    else names.delete(line.slice(1))
  return [...names]
}

/** What was wrong, and where in our own files. */
function detailsOf({ message, diff, stack = message, snippet } = {}) {
  const ours = (stack ?? '').split('\n').filter((line) => !line.includes('/node_modules/'))
  return stripVTControlCharacters([ours.join('\n'), diff, snippet].filter(Boolean).join('\n'))
}

const firstLine = (text) => stripVTControlCharacters(text).trim().split('\n', 1)[0]

const journalOf = (file) => `${file}.journal`

function linesOf(file) {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean)
  } catch {
    return []
  }
}
