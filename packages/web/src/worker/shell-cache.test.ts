import { beforeEach, expect, test } from 'vitest'
import { createShell, kindOf } from './shell-cache.ts'

const ORIGIN = 'https://linmen.example'
const FILES = ['/assets/first-1a.js', '/assets/first-1a.css']

/** The cache of a browser, as far as the shell uses it. */
function createCaches() {
  const all = new Map<string, Map<string, Response>>()
  const pathOf = (of: Request | string) =>
    new URL(typeof of === 'string' ? of : of.url, ORIGIN).pathname
  const storage = {
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    open: async (name: string) => {
      const held = all.get(name) ?? new Map<string, Response>()
      all.set(name, held)
      return {
        match: async (of: Request | string) => held.get(pathOf(of))?.clone(),
        put: async (of: Request | string, answer: Response) => void held.set(pathOf(of), answer),
      }
    },
  }
  return { all, storage: storage as unknown as CacheStorage }
}

let network: (path: string) => Response | Promise<Response>
let asked: string[]
let late: (() => void)[]
let held: ReturnType<typeof createCaches>

beforeEach(() => {
  network = (path) => new Response(`fresh ${path}`)
  asked = []
  late = []
  held = createCaches()
})

const shellOf = (version: string, files = FILES) =>
  createShell(
    { version, files },
    {
      caches: held.storage,
      origin: ORIGIN,
      fetch: async (request) => {
        const path = new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname
        asked.push(path)
        return network(path)
      },
      later: (run) => void late.push(run),
    },
  )

const ask = (path: string, init: { method?: string; mode?: string } = {}) =>
  ({ url: `${ORIGIN}${path}`, method: 'GET', mode: 'no-cors', ...init }) as Request
const page = ask('/?agentId=1', { mode: 'navigate' })
const offline = () => Promise.reject(new TypeError('no network'))
const textOf = async (answer: Promise<Response> | null) => (await answer)?.text()

test.each([
  ['the start page', ask('/?a=1', { mode: 'navigate' }), 'page'],
  ['the start page by its file', ask('/index.html', { mode: 'navigate' }), 'page'],
  ['a file of a build', ask('/assets/a-1.js'), 'file'],
  ['an answer about money', ask('/api/user/balance'), null],
  ['sport data', ask('/sportdata/f', { method: 'POST' }), null],
  ['a login that leaves the page', ask('/api/login/microblog', { mode: 'navigate' }), null],
  ['the live line', ask('/live/sse'), null],
  ['whether the site answers', ask('/', { method: 'HEAD' }), null],
  ['the start page read by a script', ask('/'), null],
  ['another site', { ...page, url: 'https://other.example/' }, null],
] as const)('%s is for %s', (_name, request, kind) => {
  expect(kindOf(request, ORIGIN)).toBe(kind)
})

test('offline, the shell stands as it was installed, whatever the address says', async () => {
  const shell = shellOf('one')
  await shell.install()
  network = offline
  expect(await textOf(shell.answer(page))).toBe('fresh /')
  expect(await textOf(shell.answer(ask(FILES[0]!)))).toBe(`fresh ${FILES[0]}`)
})

test('with a network the newest page is shown, and what is installed stays', async () => {
  const shell = shellOf('one')
  await shell.install()
  network = () => new Response('a new build')
  expect(await textOf(shell.answer(page))).toBe('a new build')
  network = offline
  expect(await textOf(shell.answer(page))).toBe('fresh /')
})

test('a server that is down or silent does not keep the shell away', async () => {
  const shell = shellOf('one')
  await shell.install()
  network = () => new Response('bad gateway', { status: 502 })
  expect(await textOf(shell.answer(page))).toBe('fresh /')
  network = () => new Promise(() => {})
  const waiting = shell.answer(page)
  while (late.length < 2) await Promise.resolve()
  late.forEach((run) => run())
  expect(await textOf(waiting)).toBe('fresh /')
})

test('files are taken from the device and fetched once', async () => {
  const shell = shellOf('one')
  await shell.install()
  asked = []
  expect(await textOf(shell.answer(ask('/assets/page-2b.js')))).toBe('fresh /assets/page-2b.js')
  expect(await textOf(shell.answer(ask('/assets/page-2b.js')))).toBe('fresh /assets/page-2b.js')
  expect(asked).toEqual(['/assets/page-2b.js'])
})

test('a file that a new build took away stays missing, so that the page asks to refresh', async () => {
  const shell = shellOf('one')
  await shell.install()
  network = () => new Response('', { status: 404 })
  expect((await shell.answer(ask('/assets/gone-3c.js')))?.status).toBe(404)
  network = (path) => new Response(`fresh ${path}`)
  expect(await textOf(shell.answer(ask('/assets/gone-3c.js')))).toBe('fresh /assets/gone-3c.js')
})

test('a shell with a file missing is not installed', async () => {
  network = (path) => new Response('', { status: path === FILES[1] ? 404 : 200 })
  await expect(shellOf('one').install()).rejects.toThrow('missing')
})

test('the next build removes what earlier ones and earlier answers left', async () => {
  await shellOf('one').install()
  await held.storage.open('linmen-seen')
  const next = shellOf('two')
  await next.install()
  await next.tidyUp()
  expect([...held.all.keys()]).toEqual(['linmen-shell-two'])
})

test('the first build on a device leaves the answers that were written while it was installed', async () => {
  const shell = shellOf('one')
  await shell.install()
  await held.storage.open('linmen-seen')
  await shell.tidyUp()
  expect([...held.all.keys()]).toEqual(['linmen-shell-one', 'linmen-seen'])
})
