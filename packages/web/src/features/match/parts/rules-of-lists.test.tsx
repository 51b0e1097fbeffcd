import { couponEndpoints } from '@linmen/contract/coupon/coupon.endpoints.ts'
import { NOTHING_YET } from '@linmen/domain/match/match-fold.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useQuery } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { clock } from '#kit/clock.ts'
import { isLoggedIn, keepLogin } from '#kit/login-state.ts'
import { currentPlace } from '#kit/place.ts'
import { read } from '#kit/read.ts'
import { changeShield } from '#sport/shield/shield.ts'
import { onDevice, readJson, storageKeys } from '#kit/storage.ts'
import { aBasketballLive } from '#test/a-basketball-live.ts'
import { aFootballMatch } from '#test/a-football-match.ts'
import { refusal } from '#test/answers.ts'
import { showHook, showPart } from '#test/show.tsx'
import { theBasketballBoard } from '#features/match/basketball-board.ts'
import { footballBoard } from '#features/match/football-board.ts'
import { BasketballRow } from './basketball/basketball-row.tsx'
import { ListTop } from './list-top.tsx'
import { MatchRow } from './rows/match-row.tsx'
import type { RowLook } from './rows/row-look.ts'

const NOW = Date.parse('2026-11-25T11:00:00+08:00')
const MINUTE_MS = 60_000

afterEach(() => {
  changeShield({ on: false, delaySeconds: 0, revealed: {} })
  localStorage.clear()
  vi.restoreAllMocks()
})

test.each([
  ['firstHalf', 48, "45'"],
  ['secondHalf', 52, "90'"],
] as const)('R-MATCH-FT-021 R-MATCH-FT-020 in the %s after %i minutes a row says %s', (...told) => {
  const [phase, minutes, text] = told
  vi.spyOn(clock, 'nowMs').mockReturnValue(NOW)
  const live = { ...NOTHING_YET, version: 1, phase, clockFromMs: NOW - minutes * MINUTE_MS }
  const match = aFootballMatch(`stoppage ${phase}`, { kickOffAtMs: NOW - 2 * 3_600_000, live })
  footballBoard.take([match], NOW)
  const look = { tips: { goal: true, redCard: true, followedOnly: false } } as RowLook
  showPart(<MatchRow match={match} league={undefined} look={look} />)
  expect(screen.getByText(text)).toBeDefined()
})

test('R-MATCH-BK-029 that a hidden basketball match may be seen is kept on the device under one key', () => {
  changeShield({ on: true, delaySeconds: 0, revealed: {} })
  vi.spyOn(clock, 'nowMs').mockReturnValue(NOW)
  const match = { ...bare, id: 'hidden', kickOffAtMs: NOW - 3_600_000, live: aBasketballLive }
  theBasketballBoard.take([match], NOW)
  showPart(<BasketballRow match={match} look={{ lit: 'all', showRank: false, oddsType: 2 }} />)
  fireEvent.click(screen.getByRole('button', { name: /比分已隐藏，点按查看/ }))
  expect(readJson(onDevice, storageKeys.shield)).toMatchObject({
    on: true,
    revealed: { hidden: expect.any(Number) },
  })
})

const unmarked = { backToBack: false, backToBackTwo: false, backToBackThree: false }
const bare = {
  ...{ feedId: 'f', leagueId: '1', leagueName: 'NBA', roundName: '常规赛', day: '2026-11-24' },
  home: { id: 'h', name: '湖人', ...unmarked },
  away: { id: 'a', name: '掘金', ...unmarked },
  ...unmarked,
  ...{ neutral: false, number: null, lotteries: [], odds: null, video: false, cartoon: false },
  statusWords: { desc: '', value: 1, shortDesc: '' },
}

test('R-HABIT-002 R-TABS-005 a sport chosen once is the sport behind the tab from then on', () => {
  showPart(<ListTop sport="football" lottery="全部" filtered={false} onOpen={() => {}} />)
  act(() => void fireEvent.click(screen.getByText('篮球')))
  expect(currentPlace().path).toBe('/tabs/match-bk')
  expect(readJson(onDevice, storageKeys.habit)).toMatchObject({ 1: { defaultTab: '2' } })
})

test('R-COUPON-022 noLogin on the low-consume check forgets the login', async () => {
  keepLogin({ token: '1|s' })
  showHook(
    () => useQuery(read(couponEndpoints.lowConsume, {})),
    [refusal(couponEndpoints.lowConsume, 'noLogin')],
  )
  await waitFor(() => expect(isLoggedIn()).toBe(false))
})
