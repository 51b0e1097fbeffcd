import { matchEndpoints } from '@linmen/contract/match/match.endpoints.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, refusal, type Answer } from '#test/answers.ts'
import { showPart } from '#test/show.tsx'
import { soon } from '#test/soon.ts'
import { forgetLogin, keepLogin } from '#kit/login-state.ts'
import { tipShown } from '#kit/tip.ts'
import { navigation } from '#kit/navigation.ts'
import { notices } from '#kit/notices.ts'
import { setStar } from './follow-store.ts'
import { Star } from '#features/match/parts/rows/star.tsx'

const { followMatch } = matchEndpoints
const agreed = answer(followMatch, {})

beforeEach(() => {
  keepLogin({ token: '1|session' })
  setStar('m1', false)
  vi.spyOn(notices, 'toast').mockImplementation(() => {})
  vi.spyOn(navigation, 'go').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

const star = () => screen.getByRole('button')
const isOn = () => star().getAttribute('aria-pressed') === 'true'
const show = (reply: Answer) => showPart(<Star id="m1" name="伦敦竞技 对 利兹流浪" />, [reply])

async function tap(reply: Answer) {
  const { network } = show(reply)
  fireEvent.click(star())
  const atOnce = isOn()
  await act(() => soon(() => expect(network.asked(followMatch)).toHaveLength(1)))
  return { atOnce, asked: network.asked(followMatch)[0] }
}

test('R-FOLLOW-001 R-FOLLOW-002 the star turns at once and stays when the server agrees', async () => {
  tipShown.set(true)
  expect(await tap(agreed)).toMatchObject({
    atOnce: true,
    asked: { matchId: 'm1', action: 'follow' },
  })
  await soon(() => expect(tipShown.get()).toBe(false))
  expect(isOn()).toBe(true)
})

test('R-FOLLOW-001 a followed match is followed no more', async () => {
  setStar('m1', true)
  expect(await tap(agreed)).toMatchObject({ atOnce: false, asked: { action: 'unfollow' } })
})

test('R-FOLLOW-003 after a refusal the star turns back and the code is shown for one second', async () => {
  await tap(refusal(followMatch, 'match.not_found'))
  await soon(() => expect(notices.toast).toHaveBeenCalledExactlyOnceWith('match.not_found', 1000))
  expect(isOn()).toBe(false)
})

test.each(['no_token', 'uuid_error'] as const)('R-FOLLOW-005 %s says nothing', async (code) => {
  setStar('m1', true)
  await tap(refusal(followMatch, code))
  await soon(() => expect(isOn()).toBe(true))
  expect(notices.toast).not.toHaveBeenCalled()
  expect(navigation.go).not.toHaveBeenCalled()
})

test('R-FOLLOW-007 a visitor is led to the login page and nothing is sent', () => {
  forgetLogin()
  const { network } = show(agreed)
  fireEvent.click(star())
  expect(navigation.go).toHaveBeenCalledWith(expect.stringContaining('/login'))
  expect(network.sent()).toEqual([])
  expect(isOn()).toBe(false)
})
