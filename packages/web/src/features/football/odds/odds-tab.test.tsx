import type { MatchInfo } from '@linmen/contract/match/football-detail.schemas.ts'
import { matchDetailEndpoints } from '@linmen/contract/match/match-detail.endpoints.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { call, callGateway } from '#kit/call.ts'
import { createQueryClient } from '#kit/query-client.ts'
import { changeShield } from '#sport/shield/shield.ts'
import { OddsTab } from './odds-tab.tsx'

vi.mock('#kit/call.ts', () => ({ call: vi.fn(), callGateway: vi.fn() }))
// Parts fetched later are at hand, so that nobody waits for them here.
beforeAll(() =>
  Promise.all([
    import('#features/football/odds/in-play/in-play-changes.tsx'),
    import('#features/football/odds/cards/market-cards.tsx'),
  ]),
)
afterEach(() => changeShield({ on: false, delaySeconds: 0 }))

const HOUR = 3_600_000
const KICK_OFF = Date.now() - HOUR
const priced = (home: number) => ({ home, draw: 340, away: 400 })
const row = (home: number) => ({
  oddsId: '6',
  company: 6,
  name: '36*',
  changes: 3,
  firstAtMs: KICK_OFF - 90 * HOUR,
  atMs: KICK_OFF - HOUR,
  first: priced(206),
  now: priced(home),
  returnRate: 93.1,
})
const move = (hours: number, home: number) => ({
  atMs: KICK_OFF + hours * HOUR,
  inPlay: hours > 0,
  odds: priced(home),
  returnRate: 93.1,
})
const inPlay = {
  company: 6,
  name: '36*',
  atMs: KICK_OFF + HOUR / 2,
  clock: "30'",
  score: { home: 1, away: 0 },
  european: priced(150),
  asian: { first: 0, line: 0, second: 0 },
  overUnder: { first: 0, line: 0, second: 0 },
}

/** Closing 1.92, in play 1.50. */
const answers: Record<string, (input: { atMs?: number }) => unknown> = {
  'gw.getEuropeOddsList': ({ atMs }) => ({
    mean: null,
    rows: [row(atMs === undefined ? 192 : 150)],
  }),
  'gw.getEuropeOddsDetail': () => ({
    name: '36*',
    total: 3,
    hasNext: false,
    rows: [move(0.5, 150), move(-1, 192), move(-90, 206)],
  }),
  'gw.getMatchRollOdds': () => ({ begun: true, rows: [inPlay] }),
  'gw.getMatchEventByMatchIdList': () => ({ matches: [{ matchId: '7', events: [] }] }),
}

const side = { amount: 900, price: 2.02, chance: 48, share: 60, index: 60, heat: 3, profit: 10 }
const board = {
  atMs: KICK_OFF - 1,
  ...{ home: 900, draw: 900, away: 900, companies: 3 },
  sides: (['home', 'draw', 'away'] as const).map((outcome) => ({ ...side, outcome })),
}
const trade = (atMs: number, price: number) => ({
  ...{ atMs, price, outcome: 'home', action: 'back', amount: 900, share: 50 },
})
const BEFORE = trade(KICK_OFF - HOUR, 2.04)
const DURING = trade(KICK_OFF + HOUR / 2, 1.03)

/** What was traded at 2.04 before play and at 1.03 in it. */
function onExchange(row: unknown, { atMs = Infinity }: { atMs?: number }): unknown {
  if (row === matchDetailEndpoints.exchangeBoard) return { board, formula: '盈亏', history: [] }
  const trades = [DURING, BEFORE].filter((each) => each.atMs <= atMs)
  return { total: trades.length, hasNext: false, trades }
}

function show(phase: MatchInfo['live']['phase']) {
  const info = { id: '7', kickOffAtMs: KICK_OFF, live: { phase, score: {} } }
  const never = new Promise(() => undefined)
  const answer = async ({ method }: { method: string }, input: object) =>
    method === 'gw.getMatchInfoById' ? info : (answers[method]?.(input) ?? never)
  vi.mocked(callGateway)
    .mockReset()
    .mockImplementation(answer as never)
  vi.mocked(call).mockImplementation((async (row: unknown, input: object) =>
    onExchange(row, input)) as never)
  render(
    <QueryClientProvider client={createQueryClient()}>
      <OddsTab matchId="7" />
    </QueryClientProvider>,
  )
}
const table = (name: RegExp) => screen.findByRole('table', { name })
const turnTo = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }))

test('the period governs chart, slider and table, and what has none of play says so', async () => {
  show('finished')
  expect((await table(/^欧指，/)).textContent).toContain('1.92')
  await turnTo('滚球')
  expect((await table(/^欧指滚球，/)).textContent).toContain('1.50')
  expect(await screen.findByRole('heading', { name: '欧指滚球走势' })).toBeTruthy()
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toContain('主胜 1.50')
  expect((await table(/^欧指滚球变化/)).textContent).toContain('1-0')
  expect(await screen.findByText(/同赔没有滚球/)).toBeTruthy()
  await turnTo('赛前')
  expect((await table(/^欧指，/)).textContent).toContain('1.92')
  expect(screen.queryByText(/同赔没有滚球/)).toBeNull()
})

test('the exchange says with which market its shares are compared', async () => {
  show('scheduled')
  expect(await screen.findByText('市场为 3 家公司的平均概率，占比差与它比')).toBeTruthy()
})

test('while it is played the prices of play stand there first', async () => {
  show('secondHalf')
  expect((await table(/^欧指滚球，/)).textContent).toContain('1.50')
})

test('before kick-off there is nothing to choose', async () => {
  show('scheduled')
  await table(/^欧指，/)
  expect(screen.queryByRole('radio', { name: '滚球' })).toBeNull()
})

test('behind the shield prices of play are hidden, and not shown first', async () => {
  changeShield({ on: true })
  show('secondHalf')
  await table(/^欧指，/)
  await turnTo('滚球')
  expect(await screen.findByText('滚球已隐藏')).toBeTruthy()
  expect(screen.queryByText('1.50')).toBeNull()
})

test('behind the shield trades of play are neither asked for nor left from before, and that is said', async () => {
  show('secondHalf')
  expect((await table(/^大额成交/)).textContent).toContain('1.03')
  expect(screen.queryByText(/滚球成交已隐藏/)).toBeNull()
  vi.mocked(call).mockReturnValue(new Promise(() => undefined) as never)
  act(() => changeShield({ on: true }))
  const { textContent } = await table(/^大额成交/)
  expect(textContent).toContain('2.04')
  expect(textContent).not.toContain('1.03')
  expect(screen.getByText('滚球成交已隐藏，查看比分后显示')).toBeTruthy()
  expect(vi.mocked(call).mock.lastCall?.[1]).toMatchObject({ atMs: KICK_OFF })
})

test('who watches with a delay sees prices of play as late as that', async () => {
  changeShield({ delaySeconds: 60 })
  show('secondHalf')
  await table(/^欧指滚球，/)
  const asked = vi
    .mocked(callGateway)
    .mock.calls.flatMap(([, input]) => (input as { atMs?: number }).atMs ?? [])
  expect(asked.length).toBeGreaterThan(0)
  for (const atMs of asked) expect(atMs).toBeLessThanOrEqual(Date.now() - 60_000)
})
