import { redPacketEndpoints } from '@linmen/contract/red-packet/red-packet.endpoints.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serverNowMs } from '#kit/clock.ts'
import { forgetLogin, keepLogin } from '#kit/login-state.ts'
import { currentPlace } from '#kit/place.ts'
import { changeShield } from '#sport/shield/shield.ts'
import { noteJoined } from '#features/red-packet/joined-goals.ts'
import { answer, refusal } from '#test/answers.ts'
import { sampleEntry } from '#test/sample.ts'
import { showPage } from '#test/show.tsx'

const none = answer(redPacketEndpoints.history, { items: [], hasNext: false })
const matches = answer(redPacketEndpoints.listMatches, { matches: [] })

beforeEach(() => keepLogin({ token: '1|s' }))
afterEach(() => {
  changeShield({ on: false, delaySeconds: 0 })
  vi.useRealTimers()
})

test('R-REDPACKET-014 R-REDPACKET-008 the rules say how long coins last and are closed by 我知道了', async () => {
  await showPage('RedPacketPage', {}, [none, matches])
  fireEvent.click(await screen.findByRole('button', { name: '活动规则' }))
  const sheet = within(await screen.findByRole('dialog', { name: '进球红包雨规则', hidden: true }))
  expect(sheet.getByText(/7 天内有效/)).toBeDefined()
  fireEvent.click(sheet.getByRole('button', { name: '我知道了', hidden: true }))
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())
})

test.each([
  ['the shield is on', { on: true }],
  ['television is behind', { delaySeconds: 60 as const }],
])('where %s the page does not tell which goals rain', async (_name, choice) => {
  const goalsAtMs = { 1: serverNowMs() - 120_000 }
  const raining = sampleEntry(redPacketEndpoints.listMatches.output, 'matches', {
    ...{ matchId: 'm1', active: true, goalsAtMs },
  })
  const rains = answer(redPacketEndpoints.listMatches, { matches: [raining] })
  const { unmount } = await showPage('RedPacketPage', {}, [none, rains])
  expect(await screen.findByText('第 1 个进球')).toBeDefined()
  unmount()
  changeShield(choice)
  await showPage('RedPacketPage', {}, [none, rains])
  expect(await screen.findByText(/这里不提示进球/)).toBeDefined()
  expect(screen.queryByText(/个进球$/)).toBeNull()
})

test('R-REDPACKET-006 a round is tapped for ten seconds, then one packet is opened', async () => {
  const { network } = await showPage('RedPacketPage', { matchId: 'm1', goalCount: 2 }, [
    none,
    answer(redPacketEndpoints.check, { joined: true, loggedIn: true }),
    answer(redPacketEndpoints.open, { award: cents(36) }),
  ])
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  fireEvent.click(await screen.findByRole('button', { name: '开始' }))
  fireEvent.click(await screen.findByRole('button', { name: '红包 1' }))
  expect(screen.getByText('1', { selector: 'b' })).toBeDefined()
  vi.advanceTimersByTime(9000)
  expect(network.asked(redPacketEndpoints.open)).toEqual([])
  vi.advanceTimersByTime(1500)
  vi.useRealTimers()
  expect(await screen.findByRole('heading', { name: '获得 0.36 金币' })).toBeDefined()
  expect(network.asked(redPacketEndpoints.check)).toEqual([
    { matchId: 'm1', goalCount: 2, join: true },
  ])
})

test('R-REDPACKET-010 who is not logged in is sent to log in', async () => {
  await showPage('RedPacketPage', { matchId: 'm1', goalCount: 1 }, [
    none,
    answer(redPacketEndpoints.check, { joined: false, loggedIn: false }),
  ])
  fireEvent.click(await screen.findByRole('button', { name: '开始' }))
  await waitFor(() => expect(currentPlace().path).toBe('/login'))
})

test.each(['101', '1007', '1008'] as const)(
  'R-REDPACKET-004 code %s ends the goal',
  async (code) => {
    await showPage('RedPacketPage', { matchId: 'm1', goalCount: 1 }, [
      none,
      refusal(redPacketEndpoints.check, code),
    ])
    fireEvent.click(await screen.findByRole('button', { name: '开始' }))
    expect(await screen.findByText('下一个进球还有机会')).toBeDefined()
  },
)

test.each([
  ['a logout', forgetLogin],
  ['another login', () => keepLogin({ token: '1|abc' })],
])('R-AUTH-008 R-REDPACKET-005 a goal that was joined is offered again after %s', async (_, it) => {
  const raining = sampleEntry(redPacketEndpoints.listMatches.output, 'matches', {
    ...{ matchId: 'm1', active: true, goalsAtMs: { 1: serverNowMs() - 120_000 } },
  })
  const rains = answer(redPacketEndpoints.listMatches, { matches: [raining] })
  await showPage('RedPacketPage', {}, [none, rains])
  expect(await screen.findByText('第 1 个进球')).toBeDefined()
  act(() => noteJoined('m1', 1, 5))
  expect(screen.queryByText('第 1 个进球')).toBeNull()
  act(it)
  expect(await screen.findByText('第 1 个进球')).toBeDefined()
})

test.each([
  ['every 10 s while one of them rains', [true, false], 10_000],
  ['every 1003 s otherwise', [false], 1_003_000],
])('R-REDPACKET-013 matches are asked for %s', async (_often, actives, everyMs) => {
  const listed = actives.map((active) =>
    sampleEntry(redPacketEndpoints.listMatches.output, 'matches', { active }),
  )
  vi.useFakeTimers()
  const rains = answer(redPacketEndpoints.listMatches, { matches: listed })
  const { network } = await showPage('RedPacketPage', {}, [none, rains])
  const asked = async (afterMs: number) => {
    await act(() => vi.advanceTimersByTimeAsync(afterMs))
    return network.asked(redPacketEndpoints.listMatches).length
  }
  expect(await asked(100)).toBe(1)
  expect(await asked(everyMs - 200)).toBe(1)
  expect(await asked(200)).toBe(2)
  expect(await asked(everyMs)).toBe(3)
})
