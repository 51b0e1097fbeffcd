import { relative } from 'node:path'
import { root } from './root.mjs'

/** What a report of Vitest says of its failures, a line each; a file that could not be loaded is one too. */
export const failuresOfVitest = ({ testResults = [] }) =>
  testResults.flatMap(({ name, status, message, assertionResults = [] }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((each) => each.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [`${file}: ${firstLine(message)}`]
    return failed.map((each) => `${file} › ${each.fullName}: ${firstLine(each.failureMessages[0])}`)
  })

/** The same of a report of Playwright. */
export const failuresOfPlaywright = ({ suites = [] }) =>
  suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ results }) => `${file} › ${title}: ${firstLine(results.at(-1)?.error?.message)}`),
    )

/** The files of a report of Vitest in which something failed. */
export const failedFiles = ({ testResults = [] }) =>
  testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

const firstLine = (text = '') => text.split('\n', 1)[0]
