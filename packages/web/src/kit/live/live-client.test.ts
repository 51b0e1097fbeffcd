import { int, shape, topic, type LiveRequest } from '@linmen/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { createStore } from '#kit/store.ts'
import { Timers } from '#test/timers.ts'
import type { Connect, Ears } from './connection.ts'
import type { LiveHealth } from './line.ts'
import { LiveClient } from './live-client.ts'

const total = shape({ total: int() })
const scores = topic('scores', { snapshot: total, delta: total })
const goals = topic('goals', { snapshot: total, delta: total })

interface Line {
  kind: 'socket' | 'stream'
  ears: Ears
  asked: LiveRequest[]
  open: boolean
}

let timers: Timers
let lines: Line[]
let client: LiveClient
let luck = 0
const health = createStore<LiveHealth>({ status: 'offline', lastAtMs: 0 })
const last = () => lines.at(-1)!
const said = (frame: object) => last().ears.heard(JSON.stringify(frame))
const subscriptions = () => last().asked

const connect =
  (kind: Line['kind']): Connect =>
  (ears) => {
    const line: Line = { kind, ears, asked: [], open: true }
    lines.push(line)
    return {
      patienceMs: 15_000,
      ask: (request) => void line.asked.push(request),
      knock: () => void line.asked.push({ op: 'sub', topics: { knock: '' } }),
      close: () => void (line.open = false),
    }
  }

function reader() {
  const seen: [string, number][] = []
  return {
    seen,
    snapshot: (value: { total: number }) => void seen.push(['snapshot', value.total]),
    delta: (value: { total: number }) => void seen.push(['delta', value.total]),
  }
}

beforeEach(() => {
  timers = new Timers()
  lines = []
  luck = 0
  health.set({ status: 'offline', lastAtMs: 0 })
  client = new LiveClient({
    clock: timers,
    random: { unit: () => luck },
    health,
    socket: connect('socket'),
    stream: connect('stream'),
    later: timers.later,
  })
})

describe('one line for all topics', () => {
  test('the first reader opens it and asks for a snapshot', () => {
    client.subscribe(scores, reader())
    last().ears.opened()
    expect(subscriptions()).toEqual([{ op: 'sub', topics: { scores: '' } }])
    client.subscribe(goals, reader())
    expect(lines).toHaveLength(1)
  })

  test('readers get what their topic says, in house form', () => {
    const one = reader()
    const two = reader()
    client.subscribe(scores, one)
    client.subscribe(goals, two)
    last().ears.opened()
    said({ t: 'scores', e: 'a', s: 1, snap: { total: 10 } })
    said({ t: 'scores', e: 'a', s: 2, d: { total: 11 } })
    expect(one.seen).toEqual([
      ['snapshot', 10],
      ['delta', 11],
    ])
    expect(two.seen).toEqual([])
  })

  test('a second reader of a topic makes it start over for both', () => {
    const one = reader()
    const two = reader()
    client.subscribe(scores, one)
    last().ears.opened()
    said({ t: 'scores', e: 'a', s: 1, snap: { total: 10 } })
    client.subscribe(scores, two)
    expect(subscriptions().at(-1)).toEqual({ op: 'sub', topics: { scores: '' } })
    said({ t: 'scores', e: 'a', s: 1, snap: { total: 10 } })
    expect(two.seen).toEqual([['snapshot', 10]])
  })

  test('the last reader closes it, unless another comes soon', () => {
    const leave = [client.subscribe(scores, reader()), client.subscribe(scores, reader())]
    last().ears.opened()
    leave[0]!()
    expect(last().open).toBe(true)
    leave[1]!()
    leave[1]!()
    expect(subscriptions().at(-1)).toEqual({ op: 'unsub', topics: ['scores'] })
    timers.pass(9_000)
    client.subscribe(goals, reader())()
    timers.pass(9_000)
    expect(last().open).toBe(true)
    timers.pass(1_000)
    expect(last().open).toBe(false)
    timers.pass(600_000)
    expect(lines).toHaveLength(1)
  })

  test.each(['', 'not json', '7', 'null', '{}', '{"t":"nobody","e":"a","s":1,"snap":{}}'])(
    'the message %j is ignored',
    (message) => {
      const one = reader()
      client.subscribe(scores, one)
      last().ears.opened()
      last().ears.heard(message)
      expect(one.seen).toEqual([])
    },
  )
})

describe('a gap', () => {
  test('is asked for after a random delay, once', () => {
    luck = 0.5
    client.subscribe(scores, reader())
    last().ears.opened()
    said({ t: 'scores', e: 'a', s: 1, snap: { total: 1 } })
    const before = last().asked.length
    said({ t: 'scores', e: 'a', s: 4, d: { total: 4 } })
    said({ t: 'scores', e: 'a', s: 5, d: { total: 5 } })
    timers.pass(999)
    expect(last().asked).toHaveLength(before)
    timers.pass(1)
    expect(last().asked.slice(before)).toEqual([{ op: 'sub', topics: { scores: 'a:1' } }])
  })

  test('that a snapshot closes by itself is not asked for', () => {
    luck = 0.5
    client.subscribe(scores, reader())
    last().ears.opened()
    said({ t: 'scores', e: 'a', s: 3, d: { total: 3 } })
    said({ t: 'scores', e: 'a', s: 3, snap: { total: 3 } })
    const before = last().asked.length
    timers.pass(5_000)
    expect(last().asked).toHaveLength(before)
  })
})

describe('a lost line', () => {
  test('comes back and resumes at the cursor', () => {
    client.subscribe(scores, reader())
    last().ears.opened()
    said({ t: 'scores', e: 'a', s: 7, snap: { total: 7 } })
    last().ears.closed()
    expect(health.get().status).toBe('offline')
    timers.pass(250)
    expect(lines).toHaveLength(2)
    last().ears.opened()
    expect(subscriptions()).toEqual([{ op: 'sub', topics: { scores: 'a:7' } }])
    expect(health.get().status).toBe('live')
  })

  test('is tried later and later, up to half a minute', () => {
    client.subscribe(scores, reader())
    const waits: number[] = []
    for (let round = 0; round < 9; round++) {
      const from = timers.nowMs()
      const count = lines.length
      last().ears.closed()
      while (lines.length === count) timers.pass(50)
      waits.push(timers.nowMs() - from)
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 15000, 15000, 15000])
  })

  test('is tried over a stream when sockets keep failing', () => {
    client.subscribe(scores, reader())
    for (let round = 0; round < 4; round++) {
      last().ears.closed()
      while (lines.length === round + 1) timers.pass(50)
    }
    expect(lines.map(({ kind }) => kind)).toEqual([
      'socket',
      'socket',
      'stream',
      'socket',
      'stream',
    ])
  })

  test('spreads its attempts: two devices do not knock together', () => {
    luck = 0.9
    client.subscribe(scores, reader())
    last().ears.closed()
    timers.pass(400)
    expect(lines).toHaveLength(1)
    timers.pass(100)
    expect(lines).toHaveLength(2)
  })
})

describe('silence', () => {
  test('is broken by a knock, and an answer is enough', () => {
    client.subscribe(scores, reader())
    last().ears.opened()
    timers.pass(15_000)
    expect(last().asked.at(-1)).toEqual({ op: 'sub', topics: { knock: '' } })
    said({ t: 'knock', err: 'no_topic' })
    expect(health.get()).toEqual({ status: 'live', lastAtMs: 15_000 })
    expect(lines).toHaveLength(1)
  })

  test('after a knock means the line is dead: it is stale, then opened anew', () => {
    client.subscribe(scores, reader())
    last().ears.opened()
    timers.pass(25_000)
    expect(health.get()).toEqual({ status: 'stale', lastAtMs: 0 })
    expect(lines[0]!.open).toBe(false)
    timers.pass(500)
    expect(lines).toHaveLength(2)
  })

  test('while connecting is given up too', () => {
    client.subscribe(scores, reader())
    timers.pass(10_500)
    expect(lines).toHaveLength(2)
  })
})

describe('a device that sleeps', () => {
  test('closes the line and opens it on waking, at once', () => {
    client.subscribe(scores, reader())
    last().ears.opened()
    said({ t: 'scores', e: 'a', s: 7, snap: { total: 7 } })
    client.sleep()
    expect(last().open).toBe(false)
    expect(health.get().status).toBe('offline')
    timers.pass(3_600_000)
    expect(lines).toHaveLength(1)
    client.wake()
    last().ears.opened()
    expect(lines).toHaveLength(2)
    expect(subscriptions()).toEqual([{ op: 'sub', topics: { scores: 'a:7' } }])
  })

  test('has nothing to open when nobody reads', () => {
    client.sleep()
    client.wake()
    expect(lines).toHaveLength(0)
  })
})
