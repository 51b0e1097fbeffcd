import { setImmediate as breathe } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sqlState } from '#db/sql-state.ts'
import { Mux, type Peer } from './mux.ts'
import { simpleQuery } from './protocol.ts'

const STALL_MS = 200
const nobody = (): Peer => ({ deliver: () => {} })

let mux: Mux
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let inTransaction = false
  mux = new Mux(
    {
      run: async (request) => {
        const text = request.toString()
        if (text.includes('begin')) inTransaction = true
        if (text.includes('commit')) inTransaction = false
        return { reply: request, inTransaction }
      },
    },
    STALL_MS,
  )
})
afterEach(() => void vi.useRealTimers())

const say = (peer: Peer, text: string) => mux.submit(peer, simpleQuery(text))

async function wait(ms: number): Promise<void> {
  // The multiplexer may be letting others have their turn.
  await breathe()
  await vi.advanceTimersByTimeAsync(ms)
}

test('a query waits for a transaction as long as that goes on', async () => {
  const owner = nobody()
  await say(owner, 'begin')
  const outside = say(nobody(), 'select 1')
  for (let round = 0; round < 10; round += 1) {
    await wait(STALL_MS - 1)
    await say(owner, 'update')
  }
  await say(owner, 'commit')
  expect((await outside).toString()).toContain('select 1')
})

test('when the transaction says nothing, all who wait are told, and the next ones wait anew', async () => {
  const owner = nobody()
  await say(owner, 'begin')
  const told = ['one', 'two'].map((text) => say(nobody(), text).catch(sqlState))
  await wait(STALL_MS)
  expect(await Promise.all(told)).toEqual(['55P03', '55P03'])
  const next = say(nobody(), 'three')
  await wait(STALL_MS - 1)
  await say(owner, 'commit')
  expect((await next).toString()).toContain('three')
})

test('others who come to wait do not lengthen the wait', async () => {
  await say(nobody(), 'begin')
  const first = say(nobody(), 'one').catch(sqlState)
  await wait(STALL_MS - 1)
  const second = say(nobody(), 'two').catch(sqlState)
  await wait(1)
  expect(await Promise.all([first, second])).toEqual(['55P03', '55P03'])
})

test('who goes away leaves no clock behind', async () => {
  await say(nobody(), 'begin')
  const leaver = nobody()
  const left = say(leaver, 'one').catch((error: Error) => error.message)
  await wait(1)
  mux.leave(leaver)
  expect(await left).toBe('connection closed')
  expect(vi.getTimerCount()).toBe(0)
})
