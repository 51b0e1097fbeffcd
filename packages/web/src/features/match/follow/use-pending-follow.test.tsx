import { matchEndpoints } from '@linmen/contract/match/match.endpoints.ts'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { soon } from '#test/soon.ts'
import { forgetLogin, keepLogin } from '#kit/login-state.ts'
import { navigation } from '#kit/navigation.ts'
import { notices } from '#kit/notices.ts'
import { answer } from '#test/answers.ts'
import { showHook } from '#test/show.tsx'
import { extrasOf, setStar } from './follow-store.ts'
import { rememberFollow, usePendingFollow } from './use-pending-follow.ts'

const HERE = '/tabs/match'
const { followMatch } = matchEndpoints

beforeEach(() => {
  setStar('m1', false)
  keepLogin({ token: '1|session' })
  vi.spyOn(navigation, 'here').mockReturnValue(HERE)
  vi.spyOn(notices, 'toast').mockImplementation(() => {})
})
afterEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
})

/** What is sent to the server on the way back. */
async function comeBack() {
  const { network } = showHook(usePendingFollow, [answer(followMatch, {})])
  await act(async () => new Promise((resolve) => setTimeout(resolve, 0)))
  await act(async () => new Promise((resolve) => setTimeout(resolve, 0)))
  return network.asked(followMatch)
}

test('a star tapped before the login is set after it, once', async () => {
  rememberFollow({ matchId: 'm1', sport: 'football', back: HERE })
  expect(await comeBack()).toEqual([{ matchId: 'm1', action: 'follow', sport: 'football' }])
  await soon(() => expect(notices.toast).toHaveBeenCalledExactlyOnceWith('已关注'))
  expect(extrasOf('m1').get().followed).toBe(true)
  expect(await comeBack()).toEqual([])
})

test('who comes back without a login has changed their mind', async () => {
  rememberFollow({ matchId: 'm1', sport: 'football', back: HERE })
  forgetLogin()
  expect(await comeBack()).toEqual([])
  keepLogin({ token: '1|session' })
  expect(await comeBack()).toEqual([])
})

test('a login that led elsewhere follows nothing', async () => {
  rememberFollow({ matchId: 'm1', sport: 'football', back: '/tabs/match?tab=followed' })
  expect(await comeBack()).toEqual([])
})
