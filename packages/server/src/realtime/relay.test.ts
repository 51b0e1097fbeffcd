import { expect, test } from 'vitest'
import { relayPair } from '#test/relay-pair.ts'
import { createHub } from './hub.ts'
import { Assembly, partsOf } from './notify-parts.ts'
import { Subscribers } from './relay.ts'

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

test('a stray message is counted and harms nobody', () => {
  const strays: unknown[] = []
  const heard: unknown[] = []
  const subscribers = new Subscribers({
    self: 'a',
    installation: 'x',
    stray: (error) => strays.push(error),
  })
  subscribers.on('match', (message) => {
    if (message === 'bad') throw new Error('not taken in')
    heard.push(message)
  })
  const nonsense = ['', '{', 'null', '7', '"text"', '[]', '{"a":1}', '[1,2,3]', '["b",7,null]']
  for (const text of nonsense) subscribers.hear(text)
  subscribers.hear('["b","match","bad"]')
  subscribers.hear('["b","match","good"]')
  expect(strays).toHaveLength(nonsense.length + 1)
  expect(heard).toEqual(['good'])
  expect(subscribers.line).toBe('linmen:x')
})

test('pieces of texts that never become whole are given up', () => {
  const assembly = new Assembly()
  for (let at = 0; at < 1000; at += 1) assembly.add(`stray-${at}.0.9:piece`)
  expect(assembly.add('stray-0.1.9:piece')).toBeNull()
  for (const odd of ['', ':', 'no head', '..:', 'a.b.c:x']) assembly.add(odd)
  expect(assembly.add(partsOf('a-2', 'whole')[0]!)).toBe('whole')
})
