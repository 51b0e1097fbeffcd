import { redPacketEndpoints } from '@linmen/contract/red-packet/red-packet.endpoints.ts'
import { userEndpoints } from '@linmen/contract/user/user.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { aMember } from '#test/a-member.ts'
import { answer } from '#test/answers.ts'
import { showHook, showPart } from '#test/show.tsx'
import { followOtherTabs, SETTLE_MS } from './login-state.ts'
import { read } from './read.ts'
import { displayName, forgetLogin, keepLogin, useSession } from './session.ts'
import { onDevice, storageKeys } from './storage.ts'

const mei = [answer(userEndpoints.me, aMember)]
afterEach(() => localStorage.clear())

/** A login that everybody has heard of. */
function settledLogin(): void {
  vi.useFakeTimers()
  keepLogin({ token: '1|s1' })
  vi.advanceTimersByTime(SETTLE_MS)
  vi.useRealTimers()
}

const usePublic = () => useQuery(read(redPacketEndpoints.listMatches, {}))
const Nickname = () => useSession().member?.nickname ?? null

test('a visitor is nobody and asks nothing', () => {
  const { network, result } = showHook(useSession, mei)
  expect(result.current).toEqual({ loggedIn: false, member: null })
  expect(network.sent()).toEqual([])
})

test('R-USER-008 a member is known after one question, however many ask', async () => {
  settledLogin()
  const { network, result } = showHook(() => [useSession(), useSession()], mei)
  await waitFor(() => expect(result.current[0]?.member?.nickname).toBe('小美'))
  expect(network.count()).toBe(1)
})

test('R-USER-009 what is known of a member is asked for again when it is older than 60 s', async () => {
  settledLogin()
  vi.useFakeTimers({ toFake: ['Date'] })
  const begin = Date.now()
  const { network, queries, container, show, unmount } = showPart(null, mei)
  const look = async () => {
    show(<Nickname />)
    await waitFor(() => expect(container.textContent).toBe('小美'))
    await waitFor(() => expect(queries.isFetching()).toBe(0))
    show(null)
    return network.count()
  }
  expect(await look()).toBe(1)
  vi.setSystemTime(begin + 59_000)
  expect(await look()).toBe(1)
  vi.setSystemTime(begin + 61_000)
  expect(await look()).toBe(2)
  unmount()
  vi.useRealTimers()
})

test('after a logout nobody is left', async () => {
  keepLogin({ token: '1|s1' })
  const { result } = showHook(useSession, mei)
  await waitFor(() => expect(result.current.member).not.toBeNull())
  act(() => forgetLogin())
  expect(result.current).toEqual({ loggedIn: false, member: null })
})

test('R-AUTH-004 a page knows a member exactly while a token is there', () => {
  const stop = followOtherTabs()
  const { result } = showHook(() => useSession().loggedIn, mei)
  const seen = [result.current]
  const after = (happens: () => void) => {
    act(happens)
    seen.push(result.current)
  }
  const inAnotherTab = () => void dispatchEvent(new StorageEvent('storage'))
  after(() => keepLogin({ token: '1|s1' }))
  after(() => forgetLogin())
  after(() => (onDevice.write(storageKeys.token, '1|s2'), inAnotherTab()))
  after(() => (onDevice.drop(storageKeys.token), inAnotherTab()))
  expect(seen).toEqual([false, true, false, true, false])
  stop()
})

test.each([
  ['R-AUTH-005 a login', () => {}, () => keepLogin({ token: '1|s1' })],
  ['R-AUTH-006 a logout', settledLogin, forgetLogin],
])('%s is told 200 ms later: then what a page shows is asked for anew', async (_, before, it) => {
  before()
  const none = answer(redPacketEndpoints.listMatches, { matches: [] })
  const { network } = showHook(usePublic, [none])
  await waitFor(() => expect(network.count()).toBe(1))
  vi.useFakeTimers()
  const askedAfter = async (ms: number) => {
    await act(() => vi.advanceTimersByTimeAsync(ms))
    return network.count()
  }
  act(it)
  expect(await askedAfter(199)).toBe(1)
  expect(await askedAfter(1)).toBe(2)
  vi.useRealTimers()
})

test('R-USER-001 a member is called by nickname, else account, else the default', () => {
  expect(displayName({ nickname: '小美', account: 'a' })).toBe('小美')
  expect(displayName({ nickname: '', account: 'a' })).toBe('a')
  expect(displayName({ nickname: '', account: '' })).toBe('未设置昵称')
})
