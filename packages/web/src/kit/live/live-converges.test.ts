import { int, shape, topic, type LiveRequest } from '@linmen/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createStore } from '#kit/store.ts'
import { Timers } from '#test/timers.ts'
import type { Connect, Ears } from './connection.ts'
import { LiveClient } from './live-client.ts'

const total = shape({ total: int() })
const scores = topic('scores', { snapshot: total, delta: total })

interface Line {
  readonly ears: Ears
  readonly asked: LiveRequest[]
  open: boolean
}

/** A server that keeps every change and answers a cursor with the rest, or with a snapshot. */
class World {
  readonly timers = new Timers()
  readonly held: string[] = []
  readonly client: LiveClient
  shown = 0
  #truth = 0
  #epoch = 1
  #lines: Line[] = []
  #greeted = 0

  constructor() {
    this.client = new LiveClient({
      clock: this.timers,
      random: { unit: () => 0.3 },
      health: createStore({ status: 'offline', lastAtMs: 0 }),
      socket: this.#connect,
      stream: this.#connect,
      later: this.timers.later,
    })
    const take = (value: { total: number }) => void (this.shown = value.total)
    this.client.subscribe(scores, { snapshot: take, delta: take })
    this.settle()
  }

  get truth() {
    return this.#truth
  }

  change(): string {
    this.#truth += 1
    return this.#delta(this.#truth)
  }

  hear(frame: string): void {
    if (this.#line.open) this.#line.ears.heard(frame)
  }

  cut(): void {
    if (this.#line.open) this.#line.ears.closed()
  }

  restart(): void {
    this.#epoch += 1
  }

  /** New lines are greeted and open questions answered. */
  settle(): void {
    if (this.#lines.length !== this.#greeted) {
      this.#greeted = this.#lines.length
      this.#line.ears.opened()
    }
    for (const request of this.#line.asked.splice(0)) this.#answer(request)
  }

  get #line(): Line {
    return this.#lines.at(-1)!
  }

  #connect: Connect = (ears) => {
    const line: Line = { ears, asked: [], open: true }
    this.#lines.push(line)
    const ask = (request: LiveRequest) => void line.asked.push(request)
    const close = () => void (line.open = false)
    return { patienceMs: 15_000, ask, knock: () => {}, close }
  }

  #answer(request: LiveRequest): void {
    const cursor = request.op === 'sub' ? request.topics['scores'] : undefined
    if (cursor === undefined) return
    const [epoch, seq] = cursor.split(':')
    if (epoch !== `e${this.#epoch}`) return this.hear(this.#snapshot())
    for (let at = Number(seq) + 1; at <= this.#truth; at++) this.hear(this.#delta(at))
  }

  #snapshot = () =>
    JSON.stringify({
      t: 'scores',
      e: `e${this.#epoch}`,
      s: this.#truth,
      snap: { total: this.#truth },
    })

  #delta = (at: number) =>
    JSON.stringify({ t: 'scores', e: `e${this.#epoch}`, s: at, d: { total: at } })
}

const happenings: Record<string, (world: World) => void> = {
  change: (world) => world.hear(world.change()),
  lose: (world) => void world.change(),
  double: (world) => {
    const frame = world.change()
    world.hear(frame)
    world.hear(frame)
  },
  hold: (world) => void world.held.push(world.change()),
  release: (world) => world.held.splice(0).forEach((frame) => world.hear(frame)),
  cut: (world) => world.cut(),
  sleep: (world) => world.client.sleep(),
  restart: (world) => world.restart(),
}

test('whatever is lost, doubled or late, every reader ends at the state of the server', () => {
  const event = fc.record({
    what: fc.constantFrom(...Object.keys(happenings)),
    ms: fc.integer({ min: 0, max: 3_000 }),
  })
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      const world = new World()
      for (const { what, ms } of events) {
        happenings[what]!(world)
        world.timers.pass(ms)
        if (what === 'sleep') world.client.wake()
        world.settle()
      }
      world.hear(world.change())
      for (let round = 0; round < 8; round++) {
        world.timers.pass(35_000)
        world.settle()
      }
      expect(world.shown).toBe(world.truth)
    }),
  )
})
