import { applyEndpoints } from '@linmen/contract/expert/apply.endpoints.ts'
import { userEndpoints } from '@linmen/contract/user/user.endpoints.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepLogin } from '#kit/login-state.ts'
import { notices } from '#kit/notices.ts'
import { aMember } from '#test/a-member.ts'
import { answer } from '#test/answers.ts'
import { showPart } from '#test/show.tsx'
import { Profile } from './parts/profile.tsx'
import { tellOfLevel } from './tell-of-level.ts'

type Level = typeof aMember.level

beforeEach(() => {
  localStorage.clear()
  keepLogin({ token: '1|s' })
  vi.spyOn(notices, 'alert').mockResolvedValue()
})
afterEach(() => vi.restoreAllMocks())

/** One visit of a member whose level is this, and was another before a moment. */
async function visit(level: Level, oldLevel: Record<string, Level> = {}) {
  const me = { ...aMember, level, oldLevel }
  const month = { level: 1, grade: 5, sharePercent: 0, recommendations: 3, activeDays: 2 }
  const lastChange = { from: 2, to: 1, reasons: '月推荐不足 30 篇', atMs: 9 }
  const { network, unmount } = showPart(
    <Profile loggedIn me={{ data: me, isError: false, refetch: () => {} }} />,
    [
      answer(userEndpoints.me, me),
      answer(applyEndpoints.application, { month: { ...month, lastChange } }),
    ],
  )
  await tellOfLevel()
  unmount()
  return network
}
const said = () => vi.mocked(notices.alert).mock.calls.map(([text]) => text)

test.each([
  ['normal', 'laboratory', '恭喜您成为实验室用户'],
  ['laboratory', 'record', '恭喜您成为战绩红人'],
] as const)('R-USER-010 R-USER-012 from %s to %s: %s, once', async (from, to, text) => {
  await visit(from)
  await visit(to, { 7: from })
  await visit(to, { 7: from })
  expect(said()).toEqual([text])
})

test('R-USER-011 a level down shows the reasons of the last log', async () => {
  await visit('record')
  const network = await visit('laboratory', { 9: 'record' })
  expect(network.asked(applyEndpoints.application)).toHaveLength(1)
  expect(said()).toEqual(['您的等级有调整：月推荐不足 30 篇'])
})

test('what was so when the device first looked is no news', async () => {
  await visit('laboratory', { 7: 'normal' })
  expect(said()).toEqual([])
})
