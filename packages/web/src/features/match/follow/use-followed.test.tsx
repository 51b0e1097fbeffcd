import { matchEndpoints } from '@linmen/contract/match/match.endpoints.ts'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showHook } from '#test/show.tsx'
import { forgetLogin, keepLogin } from '#kit/login-state.ts'
import { tipShown } from '#kit/tip.ts'
import { useFollows } from './use-followed.ts'

const { listFollowed } = matchEndpoints

const show = (matchIds: string[] = []) =>
  showHook(
    () => useFollows('football'),
    [answer(listFollowed, sampleOf(listFollowed.output, { matchIds }))],
  ).result

beforeEach(() => {
  localStorage.clear()
  tipShown.set(false)
})

test('a guest is told about stars, once on this device', () => {
  show()
  expect(tipShown.get()).toBe(true)
  tipShown.set(false)
  show()
  expect(tipShown.get()).toBe(false)
})

test('a member who follows nothing is told when that is known', async () => {
  keepLogin({ token: '1|session' })
  show()
  expect(tipShown.get()).toBe(false)
  await waitFor(() => expect(tipShown.get()).toBe(true))
})

test('a member who follows something is never told, not even after they leave', async () => {
  keepLogin({ token: '1|session' })
  const follows = show(['7'])
  await waitFor(() => expect(follows.current.ids).toEqual(['7']))
  forgetLogin()
  show()
  expect(tipShown.get()).toBe(false)
})
