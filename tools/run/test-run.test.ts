import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tool } from './command.mjs'
import { at, root } from './root.mjs'
import { slowest } from './slowest.mjs'
import { quietStep, step } from './step.mjs'
import { readReport, stillRunning, TestReport } from './test-report.mjs'
import { LANES, reporters, testRun, without } from './test-run.mjs'
import { Totals } from './totals.mjs'

let folder: string
let report: string
let shown: () => string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'linmen-tools-'))
  report = join(folder, 'report.json')
  const screen = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  shown = () =>
    screen.mock.calls
      .map(([text]) => String(text))
      .join('')
      .split('\n')
      .filter(Boolean)
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  vi.restoreAllMocks()
})

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const here = (name: string) => relative(root, join(folder, name))
const node = (script: string) => [process.execPath, '--eval', script]

async function totalsOf(command: string[], limitMs = 120_000) {
  const totals = new Totals()
  await testRun(totals, { name: 'unit tests', command, report, limitMs })
  return totals
}

const VITEST = tool(
  'vitest',
  'run',
  '--globals',
  '--maxWorkers=1',
  `--reporter=${reporters.vitest}`,
)

test('Vitest: passed, failed and skipped tests are counted, and each failure is a line with its details', async () => {
  write(
    'sums.test.ts',
    `test('adds', () => { expect(1 + 1).toBe(2) })
     test('subtracts', () => { console.log('now', 'subtracting'); expect(2 - 1).toBe(2) })
     test.skip('divides', () => {})
     test.todo('multiplies')`,
  )
  write('broken.test.ts', `import './nowhere.ts'`)
  write(
    'hook.test.ts',
    `describe('a hook', () => { beforeAll(() => { throw new Error('no room') }); test('is not run', () => {}) })`,
  )
  const totals = await totalsOf([...VITEST, '--root', folder])
  expect(totals.toString()).toBe('1 passed, 3 failed, 3 skipped')
  const lines = totals.failureLines().toSorted()
  expect(lines).toEqual([
    expect.stringMatching(/^failed: \S+\/broken\.test\.ts: .*nowhere/),
    `failed: ${here('hook.test.ts')} › a hook: no room`,
    `failed: ${here('sums.test.ts')} › subtracts: expected 1 to be 2 // Object.is equality`,
  ])
  expect(shown()).toEqual(expect.arrayContaining(lines))
  expect(shown()).toContain('    now subtracting')
  expect(shown().at(-1)).toMatch(/^unit tests … \d+\.\d s$/)
})

test('Playwright: the same, and each journey has its own duration', async () => {
  const from = JSON.stringify(at('node_modules/@playwright/test/index.mjs'))
  write(
    'home.spec.mjs',
    `import { expect, test } from ${from}
     test('opens', () => {})
     test.describe('a list', () => test('is full', () => expect([]).toHaveLength(1)))
     test.skip('closes', () => {})`,
  )
  const reporter = `--reporter=${reporters.playwright}`
  write('playwright.config.mjs', `export default { testDir: '.', workers: 1 }`)
  const totals = await totalsOf(tool('playwright', 'test', '--config', folder, reporter))
  expect(totals.failureLines()).toEqual([
    `failed: ${here('home.spec.mjs')} › a list › is full: Error: expect(received).toHaveLength(expected)`,
  ])
  expect(totals.toString()).toBe('1 passed, 1 failed, 1 skipped')
  const { durations } = readReport(report)
  expect(durations.map(({ name }: { name: string }) => name)).toContain(
    `${here('home.spec.mjs')} › opens`,
  )
})

test('a run that ends with an error although nothing failed is one failure, and what it said is shown', async () => {
  const totals = await totalsOf(node(`console.error('no such option'); process.exitCode = 3`))
  expect(totals.failureLines()).toEqual(['failed: unit tests: exit code 3'])
  expect(totals.toString()).toBe('0 passed, 1 failed, 0 skipped')
  expect(shown()).toContain('no such option')
})

test('a run that hangs is ended at its limit, and the files beside which it hangs are named', async () => {
  const ending = totalsOf(node('setInterval(() => {}, 1000)'), 100)
  const running = new TestReport(report)
  running.started('a.test.ts')
  running.started('b.test.ts')
  running.ended('a.test.ts', 1)
  const totals = await ending
  expect(totals.failureLines()).toEqual([
    'failed: unit tests: stopped at its limit beside b.test.ts',
  ])
})

test('totals are the sum of all runs and of the steps that broke', () => {
  const totals = new Totals()
  for (const _run of [1, 2]) {
    const each = new TestReport(report)
    each.passed()
    each.skipped()
    each.failed('a.test.ts › adds', new Error('1 is not 2\nat a line'))
    each.write()
    expect(totals.add('unit tests', report, { code: 1 })).toBe(true)
  }
  totals.addBrokenStep('types', 'exit code 2')
  totals.addError('lint', new Error('lint: exit code 1\nthree findings'))
  expect([...totals.failureLines(), totals.toString()]).toEqual([
    'failed: a.test.ts › adds: 1 is not 2',
    'failed: a.test.ts › adds: 1 is not 2',
    'failed: types: exit code 2',
    'failed: lint: exit code 1',
    '2 passed, 4 failed, 2 skipped',
  ])
})

test('a report that was never written is a failure', () => {
  const totals = new Totals()
  expect(totals.add('unit tests', report, { code: 0 })).toBe(false)
  expect(totals.failed).toBe(1)
  expect(stillRunning(report)).toEqual([])
})

test('the slowest of all reports come first, with their seconds', () => {
  const each = new TestReport(report)
  each.ended('a.test.ts', 900)
  each.ended('b.test.ts', 5200)
  each.write()
  expect(slowest([report, join(folder, 'none.json')])).toEqual([
    '    5.2 s  b.test.ts',
    '    0.9 s  a.test.ts',
  ])
})

test('steps that run beside each other say a line each, when they end', async () => {
  let end = () => {}
  const first = step('first', () => new Promise<void>((resolve) => (end = resolve)))
  await step('second', async () => {})
  end()
  await first
  expect(shown()).toEqual([
    expect.stringMatching(/^second … \d+\.\d s$/),
    expect.stringMatching(/^first … \d+\.\d s$/),
  ])
})

test('a step that fails says so and shows what its command said', async () => {
  await expect(quietStep('types', node(`console.log('no'); process.exit(2)`))).rejects.toThrow(
    'types: exit code 2\nno',
  )
  expect(shown()).toEqual([expect.stringMatching(/^types … ✗ \d+\.\d s$/)])
})

test('a signal interrupts the command that runs and waits until it has put its things away', async () => {
  const command = JSON.stringify(at('tools/run/command.mjs'))
  const inner = `process.on('SIGINT', () => { console.log('put away'); process.exit() })
    setInterval(() => {}, 1000)
    console.log('up')`
  const outer = `import(${command}).then(({ exitOnSignal, run }) => {
    exitOnSignal()
    return run([process.execPath, '--eval', ${JSON.stringify(inner)}])
  })`
  const child = spawn(process.execPath, ['--eval', outer], { stdio: ['ignore', 'pipe', 'inherit'] })
  const said: string[] = []
  for await (const chunk of child.stdout) {
    said.push(String(chunk).trim())
    if (said.at(-1) === 'up') child.kill('SIGTERM')
  }
  expect(said).toEqual(['up', 'put away'])
})

test('projects that are left out do not run, and all others do', async () => {
  const namesOf = async (env: Record<string, string>) => {
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
    vi.resetModules()
    const config = (await import(at('vitest.config.ts'))) as {
      default: { test: { projects: (string | { test: { name: string } })[] } }
    }
    vi.unstubAllEnvs()
    const { projects } = config.default.test
    return projects.map((each) => (typeof each === 'string' ? each : each.test.name))
  }
  const all = await namesOf(without())
  expect(all).toEqual(expect.arrayContaining([...LANES, 'server', 'embedded', 'domain']))
  expect(await namesOf(without(...LANES))).toEqual(all.filter((name) => !LANES.includes(name)))
})
