import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { relayPair } from '#test/relay-pair.ts'
import { createHub } from './hub.ts'
import { Assembly, partsOf } from './notify-parts.ts'
import { redisRelay } from './redis-relay.ts'
import { command, ReplyReader } from './resp.ts'

test.each([
  ['a word', 'goal'],
  ['nothing', ''],
  ['many pieces of Chinese and beyond', '进球⚽'.repeat(9000)],
])('%s survives being cut into notifications', (_name, text) => {
  const parts = partsOf('a-1', JSON.stringify(text))
  for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThan(8000)
  const assembly = new Assembly()
  const whole = parts.map((part) => assembly.add(part)).at(-1)!
  expect(JSON.parse(whole)).toBe(text)
})

test('a text with a lost piece is dropped, and the next one is heard', () => {
  const assembly = new Assembly()
  const [first, , third] = partsOf('a-1', 'x'.repeat(20_000))
  expect(assembly.add(first!)).toBeNull()
  expect(assembly.add(third!)).toBeNull()
  expect(assembly.add(partsOf('a-2', 'whole')[0]!)).toBe('whole')
})

test('replies are read however the bytes are cut', () => {
  const bytes = Buffer.from(`+OK\r\n:7\r\n$-1\r\n-no\r\n${command('message', '频道', '进球')}`)
  const reader = new ReplyReader()
  const replies = [...bytes].flatMap((byte) => reader.push(Buffer.from([byte])))
  expect(replies).toEqual(['OK', 7, null, new Error('no'), ['message', '频道', '进球']])
})

test('what one process publishes reaches the readers of another, once', () => {
  const [one, other] = relayPair()
  const hubs = [createHub('a', one), createHub('b', other)] as const
  const got: unknown[] = []
  for (const hub of hubs) hub.topic('news', () => 'all')
  const outlet = { buffered: () => 0, onceDrained: () => {}, end: () => {} }
  hubs[1]
    .attach({ memberId: null }, { ...outlet, write: ({ text }) => void got.push(JSON.parse(text)) })
    .subscribe({ news: '' })
  hubs[0].publish('news', 'goal')
  hubs[1].publishHere('news', 'own')
  expect(got).toMatchObject([{ snap: 'all' }, { d: 'goal', s: 1 }, { d: 'own', s: 2 }])
})

test('Redis passes messages on, and a broken line is told', async () => {
  const sockets: Socket[] = []
  const server = createServer((socket) => serve(socket, sockets)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const open = (self: string) => redisRelay(`redis://127.0.0.1:${port}`, self, () => {})
  const [one, other] = [await open('one'), await open('other')]
  const heard = new Promise((resolve) => other.on('match', resolve))
  one.send('match', { goal: '进球' })
  expect(await heard).toEqual({ goal: '进球' })
  const gap = new Promise<void>((resolve) => other.onGap(resolve))
  for (const socket of sockets) socket.destroy()
  await gap
  await one.close()
  await other.close()
  server.close()
})

/** As much of Redis as is used: subscribers get what is published. */
function serve(socket: Socket, sockets: Socket[]): void {
  const reader = new ReplyReader()
  sockets.push(socket)
  socket.on('error', () => {})
  socket.on('data', (piece) => {
    for (const words of reader.push(piece) as string[][]) {
      const [verb, channel = '', text = ''] = words
      if (verb === 'SUBSCRIBE') socket.write(command('subscribe', channel, '1'))
      if (verb !== 'PUBLISH') continue
      for (const each of sockets) if (!each.destroyed) each.write(command('message', channel, text))
    }
  })
}
