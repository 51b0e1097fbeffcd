import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statsEndpoints } from '@linmen/contract/stats/stats.endpoints.ts'
import { trustHops } from './proxy-trust.ts'
import { startApp, type TestApp } from '#test/harness.ts'

const START_PAGE = '<title>临门</title>'
let webDir: string
let app: TestApp
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'linmen-pages-'))
  await mkdir(join(webDir, 'assets'))
  const hashes = { scripts: ['sha256-one'], styles: ['sha256-two'] }
  await writeFile(join(webDir, 'csp-hashes.json'), JSON.stringify(hashes))
  await writeFile(join(webDir, 'index.html'), START_PAGE)
  await writeFile(join(webDir, 'index.html.br'), brotliCompressSync(START_PAGE))
  await writeFile(join(webDir, 'robots.txt'), 'User-agent: *')
  await writeFile(join(webDir, 'sw.js'), 'let worker')
  await writeFile(join(webDir, 'sw.js.br'), brotliCompressSync('let worker'))
  await writeFile(join(webDir, 'manifest.webmanifest'), '{"name":"临门"}')
  await mkdir(join(webDir, 'icons'))
  await writeFile(join(webDir, 'icons/icon-192.png'), 'png')
  await writeFile(join(webDir, 'assets/app-1a2b.js'), 'let plain')
  await writeFile(join(webDir, 'assets/app-1a2b.js.br'), brotliCompressSync('let plain'))
  const settings = { webDir, origins: ['https://host.example'], appLink: 'linmen://home' }
  app = await startApp({ settings })
})
afterAll(async () => {
  await app.close()
  await rm(webDir, { recursive: true, force: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${app.base}${path}`, { headers })

test('the start page is never cached and brings the forgery cookie', async () => {
  const response = await get('/')
  expect(await response.text()).toContain('临门')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const [cookie] = response.headers.getSetCookie()
  expect(cookie).toMatch(/^XSRF-TOKEN=/)
  expect(cookie).not.toContain('HttpOnly')
})

test('R-API-016 a cookie lives for whole days and stays with its host', async () => {
  const [cookie] = (await get('/')).headers.getSetCookie()
  const seconds = Number(/Max-Age=(\d+)/.exec(cookie!)?.[1])
  expect(seconds).toBeGreaterThan(0)
  expect(seconds % 86_400).toBe(0)
  expect(cookie).not.toMatch(/domain=/i)
})

test.each(['br', 'identity'])('the start page travels as %s', async (encoding) => {
  const response = await get('/', { 'accept-encoding': encoding })
  expect(response.headers.get('content-encoding')).toBe(encoding === 'br' ? 'br' : null)
  expect(response.headers.get('vary')).toBe('accept-encoding')
  expect(await response.text()).toBe(START_PAGE)
})

test('a forgery cookie that still fits is left alone, so that a second tab keeps working', async () => {
  const [line] = (await get('/')).headers.getSetCookie()
  const again = await get('/', { cookie: line!.split(';')[0]! })
  expect(again.headers.getSetCookie()).toEqual([])
})

test('the token of the start page lets a visitor write', async () => {
  expect(await app.visitor().call(statsEndpoints.reportStart, {})).toMatchObject({ ok: true })
})

test('a session that is over is cleared away by the start page', async () => {
  const lines = (await get('/', { cookie: 'linmen_session=gone' })).headers.getSetCookie()
  expect(lines[0]).toMatch(/^linmen_session=; .*Max-Age=0/)
  expect(lines[1]).toMatch(/^XSRF-TOKEN=/)
})

test('files with a hash in their name are kept for ever, others are asked for again', async () => {
  expect((await get('/assets/app-1a2b.js')).headers.get('cache-control')).toContain('immutable')
  expect((await get('/robots.txt')).headers.get('cache-control')).toBe('no-cache')
})

test.each([
  ['/sw.js', /^(text|application)\/javascript/],
  ['/manifest.webmanifest', /^application\/manifest\+json/],
  ['/icons/icon-192.png', /^image\/png/],
])('%s keeps its name, so it is asked for again, and has its type', async (path, type) => {
  const { status, headers } = await get(path)
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('content-type')).toMatch(type)
  expect(headers.getSetCookie()).toEqual([])
})

test('the service worker is fresh, small, and rules the whole site', async () => {
  const response = await get('/sw.js', { 'accept-encoding': 'br', 'service-worker': 'script' })
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(await response.text()).toBe('let worker')
  // At the root no header has to widen what it may rule.
  expect(response.headers.get('service-worker-allowed')).toBeNull()
})

test('a file is sent as the build compressed it', async () => {
  const response = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' })
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(await response.text()).toBe('let plain')
})

test.each(['/nothing', '/assets/..%2f..%2fsecret.key', '/%2e%2e/secret.key'])(
  '%s is not a page',
  async (path) => {
    expect((await get(path)).status).toBeGreaterThanOrEqual(400)
  },
)

test('every answer carries the security headers', async () => {
  for (const path of ['/', '/api/nothing', '/healthz', '/sw.js']) {
    const { headers } = await get(path)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy'), path).toBe('same-origin')
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
    expect(headers.get('content-security-policy'), path).toContain("object-src 'none'")
  }
})

test('a built file that somebody opens as a page may do nothing', async () => {
  const { headers } = await get('/assets/app-1a2b.js')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'")
})

test('only the inline parts of the built page may run, and only our hosts may frame it', async () => {
  const policy = (await get('/')).headers.get('content-security-policy')!
  expect(policy).toContain("script-src 'self' 'sha256-one';")
  expect(policy).toContain("style-src 'self' 'sha256-two';")
  expect(policy).toContain("frame-ancestors 'self' https://host.example;")
  expect(policy).toContain("worker-src 'self'; manifest-src 'self';")
  expect(policy).toContain("frame-src 'self' linmen:;")
  expect(policy).not.toContain('unsafe')
})

test('behind TLS the session cookie is bound to this host', async () => {
  const proxied = await startApp({ settings: { trustProxy: trustHops(1) } })
  const response = await fetch(proxied.base, {
    headers: { 'x-forwarded-proto': 'https', cookie: '__Host-linmen=gone' },
  })
  expect(response.headers.get('strict-transport-security')).toContain('max-age=31536000')
  const [session, forgery] = response.headers.getSetCookie()
  expect(session).toMatch(/^__Host-linmen=; .*HttpOnly; Secure$/)
  expect(forgery).toMatch(/; Secure$/)
  await proxied.close()
})

test('the app of the house is told to whoever asks', async () => {
  const answer = await app.visitor().call(statsEndpoints.config, {})
  expect(answer).toMatchObject({ ok: true, output: { appLink: 'linmen://home' } })
})

test.each([
  ['/tabs/match?day=2026-11-14', '/#/tabs/match?day=2026-11-14'],
  ['/hd20', '/#/hd20'],
])('who opens %s without the sign is led to the page', async (path, to) => {
  const response = await fetch(`${app.base}${path}`, {
    headers: { accept: 'text/html,*/*' },
    redirect: 'manual',
  })
  expect([response.status, response.headers.get('location')]).toEqual([302, to])
})

test.each([
  ['/assets/app-gone.js', 'text/html'],
  ['/console/members', 'text/html'],
  ['/tabs/match', '*/*'],
])('%s asked for as %s is nowhere', async (path, accept) => {
  const response = await get(path, { accept })
  expect([response.status, await response.text()]).toEqual([404, '没有这个页面'])
})
