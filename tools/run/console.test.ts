import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { announceConsole, prepareConsole } from './console.mjs'

const DONE = { code: 0, output: '' }

let folder: string
let places: { root: string; dist: string; work: string }
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'linmen-console-'))
  const root = join(folder, 'project')
  places = { root, dist: join(root, 'packages/console/dist'), work: join(folder, 'work') }
  write('project/package.json', '{}')
  write('project/package-lock.json', '{}')
  write('project/packages/server/package.json', '{}')
  write('project/packages/server/src/main.ts', 'secret')
  for (const name of ['contract', 'domain', 'web'])
    write(`project/packages/${name}/package.json`, '{}')
  write('project/packages/console/package.json', '{}')
  write('project/packages/console/src/main.tsx', 'first')
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(name: string, text: string) {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}
const state = () => JSON.parse(readFileSync(join(places.dist, 'state.json'), 'utf8'))
const filesIn = (place: string) =>
  readdirSync(place, { recursive: true })
    .map(String)
    .toSorted((a, b) => a.localeCompare(b))

/** Stands in for npm and Vite, and notes where it was asked to work. */
function tools({ hasPackages = false, installs = DONE, builds = DONE } = {}) {
  const calls: string[] = []
  const seen: { files: string[]; state: object }[] = []
  return {
    calls,
    seen,
    hasPackages: () => hasPackages,
    install: async (place: string) => {
      calls.push('install')
      seen.push({ files: filesIn(place), state: state() })
      return installs
    },
    build: async (place: string, outDir: string) => {
      calls.push('build')
      const source = readFileSync(join(place, 'packages/console/src/main.tsx'), 'utf8')
      if (builds.code === 0) {
        mkdirSync(join(outDir, 'assets'), { recursive: true })
        writeFileSync(join(outDir, 'assets/app.js'), source)
        writeFileSync(join(outDir, 'index.html'), 'page')
      }
      return builds
    },
    note: () => void calls.push('note'),
  }
}

test('the console is installed in a folder of its own and put where the server looks for it', async () => {
  const own = tools()
  expect(await prepareConsole(places, own)).toBeNull()
  expect(own.calls).toEqual(['install', 'build', 'note'])
  expect(own.seen[0]!.state).toEqual({ state: 'preparing', pid: process.pid })
  expect(own.seen[0]!.files).toContain('packages/server/package.json')
  expect(own.seen[0]!.files).not.toContain('packages/server/src')
  expect(filesIn(places.dist)).toEqual(['assets', 'assets/app.js', 'index.html'])
  expect(existsSync(join(places.root, 'node_modules'))).toBe(false)
  expect(filesIn(places.work)).toEqual([])
})

test('where the project has the packages nothing is installed', async () => {
  const own = tools({ hasPackages: true })
  expect(await prepareConsole(places, own)).toBeNull()
  expect(own.calls).toEqual(['build', 'note'])
})

test('without a network it says so, and the next start begins anew', async () => {
  const offline = tools({ installs: { code: 1, output: 'ENOTFOUND' } })
  expect(await prepareConsole(places, offline)).toEqual({
    state: 'not-installed',
    output: 'ENOTFOUND',
  })
  expect(offline.calls).toEqual(['install'])
  expect(state()).toEqual({ state: 'not-installed' })
  const online = tools()
  expect(await prepareConsole(places, online)).toBeNull()
  expect(online.calls).toEqual(['install', 'build', 'note'])
})

test('what was installed before an interruption is taken up, with the sources of now', async () => {
  const interrupted = tools({ builds: { code: 143, output: '' } })
  expect(await prepareConsole(places, interrupted)).toMatchObject({ state: 'not-built' })
  expect(state()).toEqual({ state: 'not-built' })
  write('project/packages/console/src/main.tsx', 'second')
  const next = tools()
  expect(await prepareConsole(places, next)).toBeNull()
  expect(next.calls).toEqual(['build', 'note'])
  expect(readFileSync(join(places.dist, 'assets/app.js'), 'utf8')).toBe('second')
})

test('a half install of an ended process is thrown away', async () => {
  const half = 'console-0123456789abcdef.77.draft'
  write(`work/${half}/package.json`, '{}')
  write('work/built-web', 'a stamp of another part')
  expect(await prepareConsole(places, tools())).toBeNull()
  expect(filesIn(places.work)).toEqual(['built-web'])
})

test('a console of older sources goes before the server starts', () => {
  write('project/packages/console/dist/index.html', 'old')
  announceConsole(places)
  expect(filesIn(places.dist)).toEqual(['assets', 'state.json'])
  expect(state()).toEqual({ state: 'preparing', pid: process.pid })
})
