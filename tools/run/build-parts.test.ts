import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropStamp, fingerprint, hasStamp, setStamp, stampIs, traces } from './fingerprint.mjs'
import { root } from './root.mjs'
import { quietStep, waitingStep } from './step.mjs'

let folder: string
let paths: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'linmen-build-'))
  paths = [relative(root, folder)]
  write('a.ts', 'one')
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  vi.restoreAllMocks()
})

const DAY_SECONDS = 86_400
const both = () => [traces(paths), fingerprint(paths)]
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

test('nothing changed: traces and fingerprint stay', () => {
  expect(both()).toEqual(both())
})

test('a file written again with the same text has other traces and the same fingerprint', () => {
  const [seen, hash] = both()
  utimesSync(join(folder, 'a.ts'), DAY_SECONDS, DAY_SECONDS)
  expect(traces(paths)).not.toBe(seen)
  expect(fingerprint(paths)).toBe(hash)
})

test.each([
  ['a change', () => write('a.ts', 'two!')],
  ['a new file', () => write('b.ts', 'one')],
  ['a lost file', () => rmSync(join(folder, 'a.ts'))],
])('%s shows in both', (_name, change) => {
  const [seen, hash] = both()
  change()
  expect(traces(paths)).not.toBe(seen)
  expect(fingerprint(paths)).not.toBe(hash)
})

test('tests and what was built before do not count', () => {
  const before = both()
  write('a.test.ts', 'one')
  mkdirSync(join(folder, 'dist'))
  write('dist/a.js', 'one')
  expect(both()).toEqual(before)
})

const say = (text: string, code = 0) => [
  process.execPath,
  '--eval',
  `console.log(${JSON.stringify(text)}); process.exitCode = ${code}`,
]

test('other work has the screen while a command runs beside it', async () => {
  const screen = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const shown = () => screen.mock.calls.map(([text]) => String(text)).join('')
  let before = ''
  const beside = waitingStep(async () => void (before = shown()))
  expect(await beside('build', say('built'))).toBe('built\n')
  expect(before).toBe('')
  expect(shown()).toMatch(/^build … \d+\.\d s\n$/)
})

test.each([
  ['alone', quietStep],
  ['beside other work', waitingStep(async () => {})],
])('a command that fails %s shows what it said', async (_name, step) => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await expect(step('build', say('no room', 3))).rejects.toThrow('build: exit code 3\nno room')
})

test('a stamp that is dropped stands for nothing, and its traces go with it', () => {
  const name = `test-${process.pid}`
  for (const each of [name, `${name}-traces`]) setStamp(each, 'now')
  expect(hasStamp(name)).toBe(true)
  dropStamp(name)
  expect([hasStamp(name), stampIs(`${name}-traces`, 'now')]).toEqual([false, false])
})
