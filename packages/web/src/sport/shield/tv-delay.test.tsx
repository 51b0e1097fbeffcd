import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPart } from '#test/show.tsx'
import { changeShield } from './shield.ts'
import { useLateQuery, useVeil } from './tv-delay.ts'

const NOW = 1_800_000_000_000
let made = 0
let client: QueryClient
let key: readonly string[]

function Shown({ behind = true }: { behind?: boolean | ((newest: string) => boolean) }) {
  const options = queryOptions({ queryKey: key, queryFn: async () => 'first', staleTime: Infinity })
  const { data, syncing } = useLateQuery<string>(
    options,
    typeof behind === 'function' ? behind : () => behind,
  )
  return <p>{syncing ? 'syncing' : (data ?? 'nothing')}</p>
}

async function show(behind: boolean | ((newest: string) => boolean) = true) {
  client = showPart(<Shown behind={behind} />).queries
  await pass(0)
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const arrive = async (value: string) => {
  act(() => void client.setQueryData(key, value))
  await pass(0)
}
const text = () => document.querySelector('p')!.textContent

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  key = [`late${(made += 1)}`]
})
afterEach(() => {
  changeShield({ on: false, delaySeconds: 0 })
  vi.useRealTimers()
})

test('without a delay an answer is shown as it comes', async () => {
  await show()
  expect(text()).toBe('first')
  await arrive('second')
  expect(text()).toBe('second')
})

test('with a delay every answer waits its time, in order', async () => {
  changeShield({ delaySeconds: 30 })
  await show()
  expect(text()).toBe('syncing')
  await pass(20_000)
  await arrive('second')
  await pass(10_000)
  expect(text()).toBe('first')
  await pass(19_000)
  expect(text()).toBe('first')
  await pass(1000)
  expect(text()).toBe('second')
})

test('a match that is over for hours waits for nothing', async () => {
  changeShield({ delaySeconds: 30 })
  await show(false)
  expect(text()).toBe('first')
})

test('the end of a match that was seen running waits, however late it comes', async () => {
  changeShield({ delaySeconds: 30 })
  await show((newest) => newest !== 'over')
  await pass(40_000)
  await arrive('over')
  expect(text()).toBe('first')
  await pass(29_000)
  expect(text()).toBe('first')
  await pass(1000)
  expect(text()).toBe('over')
})

test('a result that was seen while it was played waits for its end too', async () => {
  changeShield({ delaySeconds: 15 })
  const kickOffAtMs = NOW - 5 * 3_600_000
  function Result({ phase }: { phase: 'extraTime' | 'finished' }) {
    return <b>{useVeil({ id: `late${made}`, phase, kickOffAtMs }, phase) ?? phase}</b>
  }
  const { rerender } = render(<Result phase="extraTime" />)
  await pass(15_000)
  rerender(<Result phase="finished" />)
  expect(screen.getByText('sync')).toBeDefined()
  await pass(15_000)
  expect(screen.getByText('finished')).toBeDefined()
})

test('raising the delay goes back to what was there then', async () => {
  changeShield({ delaySeconds: 15 })
  await show()
  await pass(40_000)
  await arrive('second')
  await pass(15_000)
  expect(text()).toBe('second')
  act(() => changeShield({ delaySeconds: 30 }))
  expect(text()).toBe('first')
  act(() => changeShield({ delaySeconds: 120 }))
  expect(text()).toBe('syncing')
})

test('a result in an answer that is shown as it came waits anew when it changes', async () => {
  changeShield({ delaySeconds: 15 })
  function Result({ score }: { score: string }) {
    const match = { id: `veiled${made}`, phase: 'secondHalf' as const, kickOffAtMs: NOW }
    return <b>{useVeil(match, score) ?? score}</b>
  }
  const { rerender } = render(<Result score="0-0" />)
  expect(screen.getByText('sync')).toBeDefined()
  await pass(15_000)
  expect(screen.getByText('0-0')).toBeDefined()
  rerender(<Result score="1-0" />)
  expect(screen.getByText('sync')).toBeDefined()
  await pass(15_000)
  expect(screen.getByText('1-0')).toBeDefined()
})
