import { readFileSync } from 'node:fs'

/** What a test run wrote about itself; null where it ended before it could. */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
