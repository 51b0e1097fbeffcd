import { afterAll, beforeAll, expect, test } from 'vitest'
import { namiServer, type NamiServer } from '#test/outside/nami-server.ts'
import { fetchJson } from './fetch-json.ts'
import { isPrivate, PrivateAddress } from './outbound-guard.ts'

let server: NamiServer
beforeAll(async () => {
  server = await namiServer()
})
afterAll(() => server.close())

const at = (part: object = {}) =>
  fetchJson({ base: server.base, token: null, allowPrivate: true, ...part })
const write = (status: number, body: string, headers: Record<string, string> = {}) =>
  server.answers.set('x', (_: unknown, response: import('node:http').ServerResponse) => {
    response.writeHead(status, headers)
    response.end(body)
  })
const askedFor = () => server.asked.filter(({ path }) => path === 'x').length

test.each([
  ['127.0.0.1', true],
  ['172.16.0.1', true],
  ['172.31.255.255', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['169.254.169.254', true],
  ['100.64.0.1', true],
  ['0.0.0.0', true],
  ['8.8.8.8', false],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:7f00:1', true],
  ['fd00::1', true],
  ['fe80::1', true],
  ['2606:4700::1111', false],
  ['nonsense', true],
])('%s is closed: %s', (address, closed) => {
  expect(isPrivate(address)).toBe(closed)
})

test.each(['http://127.0.0.1:1', 'http://[::1]:1', 'http://0x7f.1:1', 'http://2130706433:1'])(
  '%s is refused before anybody is called',
  async (base) => {
    await expect(at({ base, allowPrivate: false })('x')).rejects.toThrow(PrivateAddress)
  },
)

test('a public name that leads inside is refused, whichever of its addresses does', async () => {
  const resolve = async () => [
    { address: '8.8.8.8', family: 4 },
    { address: '192.168.0.1', family: 4 },
  ]
  const asked = at({ base: 'http://feed.example', allowPrivate: false, resolve })('x')
  await expect(asked).rejects.toThrow(PrivateAddress)
})

test('a feed that sends us elsewhere is not followed', async () => {
  const before = askedFor()
  write(302, '', { location: 'http://169.254.169.254/' })
  await expect(at()('x')).rejects.toThrow('302')
  expect(askedFor()).toBe(before + 1)
})

test('an answer that does not come is asked for again, three times in all', async () => {
  const before = askedFor()
  write(503, '')
  await expect(at()('x')).rejects.toThrow('503')
  expect(askedFor()).toBe(before + 3)
})

test('an answer without end is cut off', async () => {
  write(200, JSON.stringify('x'.repeat(9 * 1024 * 1024)))
  await expect(at()('x')).rejects.toThrow('too large')
})

test('an answer that is no JSON is not asked for again', async () => {
  const before = askedFor()
  write(200, '<html>')
  await expect(at()('x')).rejects.toThrow(SyntaxError)
  expect(askedFor()).toBe(before + 1)
})
