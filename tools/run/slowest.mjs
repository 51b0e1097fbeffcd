import { readReport } from './test-report.mjs'

const SHOWN = 20

/** What took longest over all reports, files and journeys, as lines to print. */
export const slowest = (files) =>
  files
    .flatMap((file) => readReport(file)?.durations ?? [])
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, SHOWN)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`)
