import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findChromium } from './chromium.mjs'
import { addForeignParts } from './foreign-parts.mjs'
import { holds, TO_BUILD } from './install.mjs'
import { isNewEnough } from './node-version.mjs'
import { at } from './root.mjs'

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
