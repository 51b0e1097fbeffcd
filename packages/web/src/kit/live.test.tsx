import { int, shape, topic } from '@linmen/contract'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { soon } from '#test/soon.ts'
import { useHeard, useLive, useLiveHealth } from './live.ts'

const total = shape({ total: int() })
const scores = () => topic('scores', { snapshot: total, delta: total })

class Socket {
  static OPEN = 1
  static all: Socket[] = []
  readyState = 0
  sent: string[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  readonly url: string

  constructor(url: string) {
    this.url = url
    Socket.all.push(this)
  }
  send(text: string) {
    this.sent.push(text)
  }
  close() {
    this.readyState = 3
  }
  open() {
    this.readyState = 1
    this.onopen?.()
  }
  say(frame: object) {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }
}
const socket = () => Socket.all.at(-1)!

beforeEach(() => {
  Socket.all = []
  vi.stubGlobal('WebSocket', Socket)
})
afterEach(() => {
  // The line outlives its last reader for a while; a nap ends it.
  turn('off')
  turn('on')
  vi.unstubAllGlobals()
})

function turn(screen: 'on' | 'off') {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(screen === 'off')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  hidden.mockRestore()
}

test('a component follows a topic while it is shown, over one socket', async () => {
  const seen: unknown[] = []
  const page = renderHook(() => {
    useLive(scores(), { snapshot: (all) => seen.push(all), delta: (one) => seen.push(one) })
    return { heard: useHeard(), status: useLiveHealth().status }
  })
  expect(page.result.current).toEqual({ heard: false, status: 'offline' })
  await soon(() => expect(Socket.all).toHaveLength(1))
  expect(socket().url).toMatch(/^ws:.*\/live$/)
  act(() => socket().open())
  expect(socket().sent).toEqual(['{"op":"sub","topics":{"scores":""}}'])
  act(() => {
    socket().say({ t: 'scores', e: 'a', s: 1, snap: { total: 1 } })
    socket().say({ t: 'scores', e: 'a', s: 2, d: { total: 2 } })
  })
  expect(seen).toEqual([{ total: 1 }, { total: 2 }])
  expect(page.result.current).toEqual({ heard: true, status: 'live' })

  page.rerender()
  expect(socket().sent).toHaveLength(1)
  page.unmount()
  expect(socket().sent.at(-1)).toBe('{"op":"unsub","topics":["scores"]}')
})

test('no topic, no socket', async () => {
  renderHook(() => useLive(null, { snapshot: vi.fn(), delta: vi.fn() }))
  await Promise.resolve()
  expect(Socket.all).toHaveLength(0)
})

test('a device that sleeps closes the line and asks again on waking', async () => {
  const page = renderHook(() => {
    useLive(scores(), { snapshot: vi.fn(), delta: vi.fn() })
    return useLiveHealth()
  })
  await soon(() => expect(Socket.all).toHaveLength(1))
  act(() => socket().open())
  turn('off')
  expect(socket().readyState).toBe(3)
  expect(page.result.current.status).toBe('offline')
  turn('on')
  expect(Socket.all).toHaveLength(2)
})
