import { expect, test, vi } from 'vitest'
import { testClock, testSettings } from '#test/test-ports.ts'
import type { Frame } from './frame.ts'
import { createHub, type Hub } from './hub.ts'
import type { Viewer } from './viewer.ts'
import { liveShares, type LivePlace } from './live-shares.ts'

const VISITOR: Viewer = { memberId: null }

/** A client whose network can be blocked. */
function clientOn(hub: Hub, viewer = VISITOR, place?: LivePlace) {
  const got: Record<string, unknown>[] = []
  const writes: Frame[] = []
  let buffered = 0
  let drained = () => {}
  const listener = hub.attach(
    viewer,
    {
      write: (frame: Frame) => {
        for (const { text } of frame.parts ?? [frame]) got.push(JSON.parse(text))
        writes.push(frame)
      },
      buffered: () => buffered,
      onceDrained: (then) => {
        drained = then
      },
      end: () => void got.push({ ended: true }),
    },
    place,
  )
  const block = () => {
    buffered = 256 * 1024 + 1
  }
  const unblock = () => {
    buffered = 0
    drained()
  }
  return { got, writes, listener, block, unblock }
}

function counting() {
  const hub = createHub('e1')
  let total = 0
  hub.topic('count', () => total)
  const bump = (times = 1) => {
    for (let left = times; left > 0; left -= 1) hub.publish('count', (total += 1))
  }
  return { hub, bump }
}

const last = (frames: Record<string, unknown>[]) => frames[frames.length - 1]

test('a reader gets the state and then every change', () => {
  const { hub, bump } = counting()
  const { got, listener } = clientOn(hub)
  bump()
  listener.subscribe({ count: '' })
  bump(2)
  expect(got).toEqual([
    { t: 'count', e: 'e1', s: 1, snap: 1 },
    { t: 'count', e: 'e1', s: 2, d: 2 },
    { t: 'count', e: 'e1', s: 3, d: 3 },
  ])
})

test('a reader that comes back with its cursor gets what it missed', () => {
  const { hub, bump } = counting()
  bump(5)
  const { got, listener } = clientOn(hub)
  listener.subscribe({ count: 'e1:3' })
  expect(got.map(({ s }) => s)).toEqual([4, 5])
})

test('a reader that was away too long gets the state', () => {
  const { hub, bump } = counting()
  bump(300)
  const { got, listener } = clientOn(hub)
  listener.subscribe({ count: 'e1:3' })
  expect(got).toEqual([{ t: 'count', e: 'e1', s: 300, snap: 300 }])
})

test('a reader that cannot keep up is left alone and catches up when it has drained', () => {
  const { hub, bump } = counting()
  const { got, listener, block, unblock } = clientOn(hub)
  listener.subscribe({ count: '' })
  bump()
  block()
  bump(10)
  expect(last(got)).toMatchObject({ s: 1 })
  unblock()
  expect(got.map(({ s }) => s)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  bump()
  expect(last(got)).toMatchObject({ s: 12 })
})

test('a reader that was blocked for longer than the memory gets the state', () => {
  const { hub, bump } = counting()
  const { got, listener, block, unblock } = clientOn(hub)
  listener.subscribe({ count: '' })
  block()
  bump(400)
  unblock()
  expect(got).toHaveLength(2)
  expect(last(got)).toMatchObject({ s: 400, snap: 400 })
})

test('one slow reader does not hold up the others', () => {
  const { hub, bump } = counting()
  const [slow, quick] = [clientOn(hub), clientOn(hub)]
  slow.listener.subscribe({ count: '' })
  quick.listener.subscribe({ count: '' })
  slow.block()
  bump(3)
  expect(quick.got).toHaveLength(4)
})

test('an unknown topic is answered as such', () => {
  const { got, listener } = clientOn(createHub('e1'))
  listener.subscribe({ nothing: '' })
  expect(got).toEqual([{ t: 'nothing', err: 'no_topic' }])
})

test('a private topic does not exist for others', () => {
  const hub = createHub('e1')
  hub.family('u.', (id) => () => id, {
    mayRead: ({ memberId }, topic) => topic === `u.${memberId}`,
  })
  const [mei, wei] = [clientOn(hub, { memberId: 'mei' }), clientOn(hub, { memberId: 'wei' })]
  mei.listener.subscribe({ 'u.mei': '' })
  wei.listener.subscribe({ 'u.mei': '' })
  hub.publish('u.mei', 'secret')
  expect(mei.got).toMatchObject([{ snap: 'mei' }, { d: 'secret' }])
  expect(wei.got).toEqual([{ t: 'u.mei', err: 'no_topic' }])
})

test('names that a viewer may not read open nothing, and what was opened closes with its last reader', () => {
  const hub = createHub('e1')
  hub.family('u.', (id) => () => id, {
    mayRead: ({ memberId }, topic) => topic === `u.${memberId}`,
  })
  const names = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`u.${at}`, '']))
  const stranger = clientOn(hub)
  stranger.listener.subscribe(names)
  expect(stranger.got).toHaveLength(60)
  expect(hub.audience().size).toBe(0)
  const owner = clientOn(hub, { memberId: '7' })
  owner.listener.subscribe(names)
  expect([...hub.audience()]).toEqual([['u.', 1]])
  owner.listener.leave()
  stranger.listener.leave()
  expect(hub.audience().size).toBe(0)
})

test('a client that leaves costs what it read, however many topics there are', () => {
  const hub = createHub('e1')
  hub.family('t', () => () => 0)
  const many = clientOn(hub)
  many.listener.subscribe(
    Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`t${at}`, ''])),
  )
  const { listener } = clientOn(hub)
  listener.subscribe({ t1: '' })
  const closed = vi.spyOn(Set.prototype, 'delete')
  listener.leave()
  // The reader of t1, and the client of the hub.
  expect(closed).toHaveBeenCalledTimes(2)
  closed.mockRestore()
  expect(hub.readers('t1')).toBe(1)
})

test('a family opens a topic when somebody asks, if it knows the rest of the name', () => {
  const hub = createHub('e1')
  hub.family('match.', (id) => (id === '7' ? () => ({ id }) : null))
  hub.publish('match.7', 'nobody reads this')
  const { got, listener } = clientOn(hub)
  listener.subscribe({ 'match.7': '', 'match.8': '' })
  hub.publish('match.7', 'goal')
  expect(got).toMatchObject([{ snap: { id: '7' } }, { err: 'no_topic' }, { s: 1, d: 'goal' }])
})

test('after leaving a topic or the hub nothing more arrives', () => {
  const { hub, bump } = counting()
  const [one, two] = [clientOn(hub), clientOn(hub)]
  one.listener.subscribe({ count: '' })
  two.listener.subscribe({ count: '' })
  one.listener.unsubscribe(['count', 7])
  two.listener.leave()
  bump()
  expect([one.got.length, two.got.length]).toEqual([1, 1])
})

test('nobody reads more than 64 topics, and names that are no words are not looked up', () => {
  const hub = createHub('e1')
  hub.family('', () => () => 0)
  const shares = liveShares(testClock(0), testSettings.limits.live)
  const { got, listener } = clientOn(hub, VISITOR, shares.enter('somewhere')!)
  listener.subscribe(Object.fromEntries(Array.from({ length: 80 }, (_, at) => [`t${at}`, ''])))
  listener.subscribe({ 'a b': '', [`x${'y'.repeat(99)}`]: '' })
  expect(got).toHaveLength(64)
})

test('answers wait as well for a client that does not read: one snapshot each, once it does', () => {
  const hub = createHub('e1')
  hub.family('t', () => () => 'all')
  const { got, listener, block, unblock } = clientOn(hub)
  block()
  for (let asked = 0; asked < 50; asked += 1) listener.subscribe({ t1: '', t2: '', none: '' })
  expect(got).toEqual([])
  unblock()
  expect(got).toMatchObject([
    { t: 't1', snap: 'all' },
    { t: 't2', snap: 'all' },
  ])
})

test('closing ends every client', () => {
  const hub = createHub('e1')
  const { got } = clientOn(hub)
  hub.close()
  expect(got).toEqual([{ ended: true }])
})

test('readers of a topic are counted while they read it', () => {
  const { hub } = counting()
  const { listener } = clientOn(hub)
  const other = clientOn(hub).listener
  expect([hub.readers('count'), hub.readers('nobody')]).toEqual([0, 0])
  listener.subscribe({ count: '' })
  other.subscribe({ count: '' })
  expect(hub.readers('count')).toBe(2)
  listener.unsubscribe(['count'])
  other.leave()
  expect(hub.readers('count')).toBe(0)
})

test('of a topic that gathers, what follows a change goes out in one write, each change once and in its order', () => {
  vi.useFakeTimers()
  try {
    const hub = createHub('e1')
    let total = 0
    hub.topic('busy', () => total, { gatherMs: () => 100 })
    const bump = () => hub.publish('busy', (total += 1))
    const early = clientOn(hub)
    early.listener.subscribe({ busy: '' })
    bump()
    expect(last(early.got)).toMatchObject({ s: 1, d: 1 })
    bump()
    bump()
    expect(early.writes).toHaveLength(2)
    vi.advanceTimersByTime(100)
    expect(early.writes).toHaveLength(3)
    bump()
    // Who comes meanwhile is told the state with what waits, and those before get it now.
    const late = clientOn(hub)
    late.listener.subscribe({ busy: 'e1:3' })
    vi.advanceTimersByTime(1000)
    bump()
    expect(early.got.map(({ s }) => s)).toEqual([0, 1, 2, 3, 4, 5])
    expect(late.got.map(({ s }) => s)).toEqual([4, 5])
    expect(String(early.writes[2]!.ws)).toContain('"s":2')
    expect(String(early.writes[2]!.ws)).toContain('"s":3')
  } finally {
    vi.useRealTimers()
  }
})
