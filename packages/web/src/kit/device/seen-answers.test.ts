import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Outage } from '#kit/failure.ts'
import { forgetLogin, keepLogin } from '#kit/login-state.ts'
import { keepSeenAnswers } from './seen-answers.ts'
import { seenAs } from './seen-now.ts'
import type { Seen } from './seen-shelf.ts'

const DAY = ['gateway', 'gw.getMatchListByDate', { date: '2026-11-25' }] as const
const MONEY = ['call', 'c.uc.index', {}] as const

let client: QueryClient
let held: Map<string, Seen>
let timers: (() => void)[]
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  client = new QueryClient({ defaultOptions: { queries: { retry: 1, networkMode: 'always' } } })
  held = new Map()
  timers = []
  stop = start()
})
afterEach(() => {
  stop()
  client.clear()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const start = () =>
  keepSeenAnswers(client, {
    later: (run) => timers.push(run),
    shelf: {
      read: async (key) => held.get(key) ?? null,
      write: async (key, seen) => void held.set(key, JSON.parse(JSON.stringify(seen)) as Seen),
      clear: async () => held.clear(),
    },
  })
const letTimePass = () => timers.splice(0).forEach((run) => run())
const kept = (key: readonly unknown[]) =>
  held.get(client.getQueryCache().find({ queryKey: key })!.queryHash)
const fails = async (): Promise<never> => {
  throw new Outage('unreachable')
}

test('scores are kept with the moment they were read', async () => {
  client.setQueryData(DAY, { asOfMs: 5, matches: ['a'] }, { updatedAt: 1000 })
  letTimePass()
  expect(kept(DAY)).toEqual({ atMs: 1000, data: { asOfMs: 5, matches: ['a'] } })
})

test('what belongs to a member is not kept, nor that they follow a match', async () => {
  const match = ['gateway', 'gw.getMatchInfoById', { matchId: '7' }]
  client.setQueryData(MONEY, { balance: 100 })
  client.setQueryData(match, { id: '7', followed: true })
  letTimePass()
  expect(kept(MONEY)).toBeUndefined()
  expect(kept(match)?.data).toEqual({ id: '7', followed: false })
})

test('where the network fails the last answer is shown, as old as it is', async () => {
  client.setQueryData(DAY, { asOfMs: 5, matches: ['a'] }, { updatedAt: 1000 })
  letTimePass()
  client.clear()
  const observer = new QueryObserver(client, { queryKey: DAY, queryFn: fails })
  const leave = observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(5000)
  const { data, dataUpdatedAt, isStale, error } = observer.getCurrentResult()
  expect({ data, dataUpdatedAt, isStale }).toEqual({
    data: { asOfMs: 5, matches: ['a'] },
    dataUpdatedAt: 1000,
    isStale: true,
  })
  expect(error).toBeInstanceOf(Outage)
  leave()
})

test('an answer of the network is never replaced by an older one', async () => {
  client.setQueryData(DAY, { matches: ['old'] })
  letTimePass()
  client.clear()
  const queryFn = async () => ({ matches: ['new'] })
  await client.fetchQuery({ queryKey: DAY, queryFn })
  await vi.advanceTimersByTimeAsync(5000)
  expect(client.getQueryData(DAY)).toEqual({ matches: ['new'] })
})

test('a list that only its rows follow is kept as the rows show it', async () => {
  seenAs<{ asOfMs: number }>({ method: 'gw.getMatchListByDate' } as never, (day) => ({
    ...day,
    asOfMs: 99,
  }))
  const leave = new QueryObserver(client, {
    queryKey: DAY,
    queryFn: async () => ({ asOfMs: 5 }),
  }).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  for (const goes of ['pagehide', 'offline']) {
    held.clear()
    dispatchEvent(new Event(goes))
    expect(kept(DAY)?.data, goes).toEqual({ asOfMs: 99 })
  }
  leave()
})

test('whoever logs out leaves nothing behind', async () => {
  keepLogin({ token: 'token' })
  client.setQueryData(DAY, { matches: ['a'] })
  letTimePass()
  expect(held.size).toBe(1)
  forgetLogin()
  await vi.advanceTimersByTimeAsync(1000)
  expect(held.size).toBe(0)
})
