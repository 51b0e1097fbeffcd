import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findChromium } from './chromium.mjs'
import { addForeignParts } from './foreign-parts.mjs'
import { holds, TO_BUILD } from './install.mjs'
import { isNewEnough } from './node-version.mjs'
import { at } from './root.mjs'
import { slowestFiles } from './slowest.mjs'
import { runTests } from './tests.mjs'
import { Totals } from './totals.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'linmen-tools-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test.each([
  ['20.19.0', true],
  ['20.18.3', false],
  ['18.20.0', false],
  ['22.0.0', true],
])('Node %s is new enough: %s', (version, answer) => {
  expect(isNewEnough(version)).toBe(answer)
})

test('the browser named in CHROMIUM wins, and a wrong name is not replaced by a guess', () => {
  const browser = join(folder, 'my-browser')
  writeFileSync(browser, '')
  expect(findChromium({ CHROMIUM: browser })).toBeNull()
  chmodSync(browser, 0o755)
  expect(findChromium({ CHROMIUM: browser })).toBe(browser)
})

test('totals add up over both kinds of report and name what failed; a broken step is one failure', () => {
  const write = (name: string, report: object) => {
    writeFileSync(join(folder, name), JSON.stringify(report))
    return join(folder, name)
  }
  const totals = new Totals()
  const red = { status: 'failed', fullName: 'adds', failureMessages: ['1 is not 2\nat a line'] }
  const testResults = [
    { name: at('a.test.ts'), status: 'failed', assertionResults: [{ status: 'passed' }, red] },
    { name: at('b.test.ts'), status: 'failed', message: 'no such module', assertionResults: [] },
  ]
  totals.add('vitest', write('a.json', { numPassedTests: 7, numFailedTests: 1, testResults }))
  const tests = [{ status: 'unexpected', results: [{ error: { message: 'too late\nhere' } }] }]
  const suites = [{ suites: [{ specs: [{ file: 'c.spec.ts', title: 'opens', tests }] }] }]
  totals.add(
    'playwright',
    write('b.json', { stats: { expected: 3, flaky: 1, unexpected: 2 }, suites }),
  )
  totals.add('vitest', join(folder, 'never-written.json'))
  totals.addBrokenStep('types')
  expect(totals.toString().split('\n')).toEqual([
    'failed: a.test.ts › adds: 1 is not 2',
    'failed: b.test.ts: no such module',
    'failed: c.spec.ts › opens: too late',
    'failed: types: ended with an error',
    '11 passed, 4 failed',
  ])
})

test.each([
  [
    'passes then',
    0,
    ['passed at the second try: a.test.ts › adds: 1 is not 2', '8 passed, 0 failed'],
  ],
  ['fails again', 1, ['failed: a.test.ts › adds: 1 is not 2', '7 passed, 1 failed']],
])('a test that failed is tried once more, alone, and %s', async (_what, left, lines) => {
  const asked: string[][] = []
  const start = async (report: string, ...only: string[]) => {
    asked.push(only)
    const isSecond = only.length > 0
    const failed = isSecond ? left : 1
    const red = { status: 'failed', fullName: 'adds', failureMessages: ['1 is not 2'] }
    const testResults = [
      failed > 0
        ? { name: at('a.test.ts'), status: 'failed', assertionResults: [red] }
        : { name: at('a.test.ts'), status: 'passed', assertionResults: [] },
    ]
    const numPassedTests = isSecond ? 1 - failed : 7
    writeFileSync(report, JSON.stringify({ numPassedTests, numFailedTests: failed, testResults }))
    return failed
  }
  const totals = new Totals()
  const report = join(folder, 'unit.json')
  await runTests(totals, { name: 'unit', kind: 'vitest', report, start })
  expect(asked).toEqual([[], [at('a.test.ts')]])
  expect(totals.toString().split('\n')).toEqual(lines)
})

test('many failures are no accident: nothing is tried again', async () => {
  let starts = 0
  const start = async (report: string) => {
    starts += 1
    const empty = { numPassedTests: 1, numFailedTests: 13, testResults: [] }
    writeFileSync(report, JSON.stringify(empty))
    return 1
  }
  const totals = new Totals()
  await runTests(totals, { name: 'unit', kind: 'vitest', report: join(folder, 'u.json'), start })
  expect([starts, totals.failed]).toEqual([1, 13])
})

test('the slowest files of both kinds of report come first, with their seconds', () => {
  const vitest = join(folder, 'v.json')
  const playwright = join(folder, 'p.json')
  const ran = (name: string, endTime: number) => ({ name: at(name), startTime: 0, endTime })
  writeFileSync(
    vitest,
    JSON.stringify({ testResults: [ran('a.test.ts', 900), ran('b.test.ts', 5200)] }),
  )
  const specs = [{ tests: [{ results: [{ duration: 1000 }, { duration: 500 }] }] }]
  const suites = [{ file: 'home.spec.ts', specs: [], suites: [{ specs }] }]
  writeFileSync(playwright, JSON.stringify({ suites }))
  expect(slowestFiles({ vitest: [vitest, 'none'], playwright: [playwright] })).toEqual([
    '    5.2 s  b.test.ts',
    '    1.5 s  packages/e2e/src/home.spec.ts',
    '    0.9 s  a.test.ts',
  ])
})

test('a lock gets an entry for each native part it lacks, and only for those', () => {
  const packages = {
    'node_modules/tool': {
      dev: true,
      optionalDependencies: {
        '@tool/linux-arm64-musl': '1.2.3',
        '@tool/win32-x64': '^1.2.3',
        fsevents: '2',
      },
    },
    'node_modules/@tool/win32-x64': {},
  }
  expect(addForeignParts(packages)).toEqual(['@tool/linux-arm64-musl@1.2.3'])
  expect(packages).toHaveProperty(['node_modules/@tool/linux-arm64-musl'], {
    version: '1.2.3',
    cpu: ['arm64'],
    dev: true,
    optional: true,
    os: ['linux'],
    libc: ['musl'],
  })
})

test.each([
  ['the same version', { version: '1.0.0' }, true],
  ['another version', { version: '1.0.1' }, false],
])('a package counts as installed with %s', (_name, entry, answer) => {
  const locked = { 'node_modules/tool': { version: '1.0.0' } }
  expect(holds({ 'node_modules/tool': entry }, locked)).toBe(answer)
})

test('whoever only runs the product needs no tool of development', () => {
  const locked = {
    'node_modules/server': { version: '1.0.0' },
    'node_modules/mutator': { version: '1.0.0', dev: true },
  }
  const installed = { 'node_modules/server': { version: '1.0.0' } }
  expect(holds(installed, locked, TO_BUILD)).toBe(true)
  expect(holds({}, locked, TO_BUILD)).toBe(false)
  expect(holds(installed, locked)).toBe(false)
})

test('what only benches, mutation, tests and checks use is not installed by a start', () => {
  const { packages } = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'))
  const toBuild = (name: string) => TO_BUILD(packages[`node_modules/${name}`])
  const heavy = ['socket.io', '@stryker-mutator/core', 'playwright-core', 'happy-dom', 'oxlint']
  expect(heavy.filter(toBuild)).toEqual([])
  expect(['vite', 'rolldown', 'tsx', 'fastify', 'antd'].every(toBuild)).toBe(true)
})

test('the native part of another platform need not be installed', () => {
  expect(holds({}, { 'node_modules/tool-win32': { version: '1.0.0', optional: true } })).toBe(true)
})
