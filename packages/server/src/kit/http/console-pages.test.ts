import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/harness.ts'

/** The largest process number that no system gives out. */
const DEAD = 2 ** 31 - 1

let folder: string
let consoleDir: string
let app: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linmen-console-'))
  consoleDir = join(folder, 'dist')
  app = await startApp({ settings: { consoleDir } })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => rm(consoleDir, { recursive: true, force: true }))

const put = async (name: string, text: string) => {
  await mkdir(join(consoleDir, 'assets'), { recursive: true })
  await writeFile(join(consoleDir, name), text)
}
const say = (state: object) => put('state.json', JSON.stringify(state))
const get = async (path = '/console/') => {
  const response = await fetch(`${app.base}${path}`)
  return { headers: response.headers, status: response.status, text: await response.text() }
}
const RELOADS = '<meta http-equiv="refresh"'

test('while the console is prepared its address says so and looks again by itself', async () => {
  await say({ state: 'preparing', pid: process.pid })
  const { text, headers } = await get()
  expect(text).toContain('<title>运营台正在准备</title>')
  expect(text).toContain(RELOADS)
  expect(headers.get('cache-control')).toBe('no-store')
  const nonce = /<style nonce="([^"]+)">/.exec(text)?.[1]
  expect(headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
})

test.each([
  ['the network was gone', { state: 'not-installed' }, '多半是网络不通'],
  ['the build failed', { state: 'not-built' }, '构建没有完成'],
  ['the process that prepared it has ended', { state: 'preparing', pid: DEAD }, '准备被中断了'],
])('where %s it says that, and that the next start goes on', async (_why, state, words) => {
  await say(state)
  const { text } = await get()
  expect(text).toContain(words)
  expect(text).toContain('重新运行 npm start 会接着准备')
  expect(text).not.toContain(RELOADS)
})

test('where it was never built it says how', async () => {
  expect((await get()).text).toContain('npm run build')
})

test('a console that is built while the server runs is there at once, with its files', async () => {
  await say({ state: 'preparing', pid: process.pid })
  await put('assets/app-1a2b.js', 'let console')
  await put('index.html', '<meta name="style-nonce" content="%NONCE%">')
  const { text } = await get()
  expect(text).toMatch(/^<meta name="style-nonce" content="[^%"]+">$/)
  expect(await get('/console/assets/app-1a2b.js')).toMatchObject({
    status: 200,
    text: 'let console',
  })
})
