import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createNewsQueue } from './hold-news.ts'

/** A queue in a world whose time passes only when told. */
function setUp(delaySeconds: number) {
  const world = { nowMs: 1_000_000, delayMs: delaySeconds * 1000 }
  let timers: { run: () => void; atMs: number }[] = []
  const told: { what: number; atMs: number }[] = []
  const queue = createNewsQueue({
    nowMs: () => world.nowMs,
    delayMs: () => world.delayMs,
    later(run, ms) {
      const timer = { run, atMs: world.nowMs + ms }
      timers.push(timer)
      return () => void (timers = timers.filter((each) => each !== timer))
    },
  })
  return {
    told,
    hear: (what: number) => queue.hold(() => told.push({ what, atMs: world.nowMs })),
    pass(ms: number) {
      world.nowMs += ms
      const due = timers.filter(({ atMs }) => atMs <= world.nowMs)
      timers = timers.filter(({ atMs }) => atMs > world.nowMs)
      due.forEach(({ run }) => run())
    },
    change(seconds: number) {
      world.delayMs = seconds * 1000
      queue.release()
    },
    now: () => world.nowMs,
  }
}

test('without a delay everything is told at once', () => {
  const { hear, told } = setUp(0)
  hear(1)
  expect(told).toHaveLength(1)
})

test('news wait for their moment', () => {
  const { hear, pass, told } = setUp(30)
  hear(1)
  pass(29_999)
  expect(told).toEqual([])
  pass(1)
  expect(told.map(({ what }) => what)).toEqual([1])
})

test('a shorter delay lets out what is due, a longer one keeps it', () => {
  const { hear, pass, change, told } = setUp(60)
  hear(1)
  pass(20_000)
  hear(2)
  change(15)
  expect(told.map(({ what }) => what)).toEqual([1])
  change(120)
  pass(15_000)
  expect(told).toHaveLength(1)
  pass(105_000)
  expect(told.map(({ what }) => what)).toEqual([1, 2])
})

test('after a shorter delay was chosen nobody waits for the old one', () => {
  const { hear, pass, change, told } = setUp(120)
  hear(1)
  pass(5000)
  change(15)
  pass(10_000)
  expect(told).toHaveLength(1)
})

test('where the clock is set back by years nothing waits longer than television is late', () => {
  let nowMs = 1_000_000_000_000
  const waits: { run: () => void; ms: number }[] = []
  const told = vi.fn()
  const queue = createNewsQueue({
    nowMs: () => nowMs,
    delayMs: () => 30_000,
    later: (run, ms) => {
      waits.push({ run, ms })
      return () => {}
    },
  })
  queue.hold(told)
  nowMs = 0
  waits.at(-1)!.run()
  expect(waits.map(({ ms }) => ms)).toEqual([30_000, 30_000])
  nowMs = 30_000
  waits.at(-1)!.run()
  expect(told).toHaveBeenCalledOnce()
})

test('whatever happens, nothing is early, nothing is lost and the order stays', () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('hear' as const) }),
    fc.record({ do: fc.constant('pass' as const), ms: fc.nat(60_000) }),
    fc.record({ do: fc.constant('change' as const), to: fc.constantFrom(0, 15, 30, 60, 120) }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const world = setUp(30)
      const arrivals: number[] = []
      let delay = 30
      let checked = 0
      const look = () => {
        // The delay of the moment counts, whatever it was before.
        for (const { what, atMs } of world.told.slice(checked))
          expect(arrivals[what]! + delay * 1000).toBeLessThanOrEqual(atMs)
        checked = world.told.length
      }
      for (const each of steps) {
        if (each.do === 'hear') world.hear(arrivals.push(world.now()) - 1)
        if (each.do === 'pass') world.pass(each.ms)
        if (each.do === 'change') world.change((delay = each.to))
        look()
      }
      world.change(0)
      expect(world.told.map(({ what }) => what)).toEqual(arrivals.map((_, at) => at))
    }),
  )
})
