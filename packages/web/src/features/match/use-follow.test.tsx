import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetLogin, keepLogin } from '#kit/login-state.ts'
import { tipShown } from '#kit/tip.ts'
import { navigation } from '#kit/navigation.ts'
import { notices } from '#kit/notices.ts'
import { createQueryClient } from '#kit/query-client.ts'
import { setStar } from './follow-store.ts'
import { Star } from './parts/star.tsx'

let answer: object
const sent: { type: number; matchId: string }[] = []

beforeEach(() => {
  sent.length = 0
  keepLogin({ token: '1|session' })
  setStar('m1', false)
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)) as (typeof sent)[number])
    return new Response(JSON.stringify(answer))
  })
  vi.spyOn(notices, 'toast').mockImplementation(() => {})
  vi.spyOn(navigation, 'go').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const star = () => screen.getByRole('button')
const isOn = () => star().getAttribute('aria-pressed') === 'true'
const refused = (code: string) => ({ isSuccess: false, errorCode: code, errorMsg: '不行' })

async function tap() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Star id="m1" name="伦敦竞技 对 利兹流浪" />
    </QueryClientProvider>,
  )
  fireEvent.click(star())
  const atOnce = isOn()
  await act(async () => vi.waitFor(() => expect(sent.length).toBeGreaterThan(0)))
  await act(async () => new Promise((resolve) => setTimeout(resolve, 0)))
  return atOnce
}

test('R-FOLLOW-001 R-FOLLOW-002 the star turns at once and stays when the server agrees', async () => {
  answer = { isSuccess: true }
  tipShown.set(true)
  expect(await tap()).toBe(true)
  expect(isOn()).toBe(true)
  expect(sent[0]).toMatchObject({ matchId: 'm1', type: 1 })
  expect(tipShown.get()).toBe(false)
})

test('R-FOLLOW-001 a followed match sends type 2', async () => {
  setStar('m1', true)
  answer = { isSuccess: true }
  expect(await tap()).toBe(false)
  expect(sent[0]).toMatchObject({ type: 2 })
})

test('R-FOLLOW-003 after a refusal the star turns back and the code is shown for one second', async () => {
  answer = refused('match.not_found')
  await tap()
  expect(isOn()).toBe(false)
  expect(notices.toast).toHaveBeenCalledExactlyOnceWith('match.not_found', 1000)
})

test.each(['no_token', 'uuid_error'])('R-FOLLOW-005 %s says nothing', async (code) => {
  setStar('m1', true)
  answer = refused(code)
  await tap()
  expect(isOn()).toBe(true)
  expect(notices.toast).not.toHaveBeenCalled()
  expect(navigation.go).not.toHaveBeenCalled()
})

test('R-FOLLOW-007 a visitor is led to the login page and nothing is sent', () => {
  forgetLogin()
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Star id="m1" name="伦敦竞技 对 利兹流浪" />
    </QueryClientProvider>,
  )
  fireEvent.click(star())
  expect(navigation.go).toHaveBeenCalledWith(expect.stringContaining('/login'))
  expect(sent).toEqual([])
  expect(isOn()).toBe(false)
})
