import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findChromium } from './chromium.mjs'
import { addForeignParts } from './foreign-parts.mjs'
import { holds } from './install.mjs'
import { isNewEnough } from './node-version.mjs'
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

test('totals add up over both kinds of report, and a broken step is one failure', () => {
  const write = (name: string, report: object) => {
    writeFileSync(join(folder, name), JSON.stringify(report))
    return join(folder, name)
  }
  const totals = new Totals()
  totals.addVitest(write('a.json', { numPassedTests: 7, numFailedTests: 1 }))
  totals.addPlaywright(write('b.json', { stats: { expected: 3, flaky: 1, unexpected: 2 } }))
  totals.addVitest(join(folder, 'never-written.json'))
  totals.addBrokenStep('types')
  expect(totals.toString()).toBe('11 passed, 4 failed')
})

test('a lock gets an entry for each native part it lacks, and only for those', () => {
  const packages = {
    'node_modules/tool': {
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

test('the native part of another platform need not be installed', () => {
  expect(holds({}, { 'node_modules/tool-win32': { version: '1.0.0', optional: true } })).toBe(true)
})
