import { relative } from 'node:path'
import { readReport } from './report.mjs'
import { at, root } from './root.mjs'

const SHOWN = 20

/** The files that took longest, over all reports, as lines to print. */
export function slowestFiles(reports) {
  const files = [
    ...reports.vitest.flatMap((file) => (readReport(file)?.testResults ?? []).map(ofVitest)),
    ...reports.playwright.flatMap((file) => (readReport(file)?.suites ?? []).map(ofPlaywright)),
  ]
  return files
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, SHOWN)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`)
}

const ofVitest = ({ name, startTime, endTime }) => ({
  name: relative(root, name),
  ms: endTime - startTime,
})

const ofPlaywright = (suite) => ({
  name: relative(root, at('packages/e2e/src', suite.file)),
  ms: durationOf(suite),
})

const durationOf = ({ specs = [], suites = [] }) =>
  sum(suites.map(durationOf)) +
  sum(
    specs
      .flatMap(({ tests }) => tests)
      .flatMap(({ results }) => results.map(({ duration }) => duration)),
  )

const sum = (numbers) => numbers.reduce((total, each) => total + each, 0)
