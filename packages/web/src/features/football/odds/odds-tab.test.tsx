import { footballDetailGateway } from '@linmen/contract/football/football-detail.gateway.ts'
import type { MatchInfo } from '@linmen/contract/match/football-detail.schemas.ts'
import { matchDetailEndpoints } from '@linmen/contract/match/match-detail.endpoints.ts'
import { oddsGateway } from '@linmen/contract/odds/odds.gateway.ts'
import { NOTHING_YET } from '@linmen/domain/match/match-fold.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { answer, waiting } from '#test/answers.ts'
import { sampleEntry, sampleOf } from '#test/sample.ts'
import { showPart } from '#test/show.tsx'
import { changeShield } from '#sport/shield/shield.ts'
import { OddsTab } from './odds-tab.tsx'

const { getEuropeOddsDetail, getEuropeOddsList, getMatchRollOdds } = oddsGateway
const { getMatchEventByMatchIdList, getMatchInfoById } = footballDetailGateway
const { exchangeBoard, exchangeTrades } = matchDetailEndpoints

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
const row = (home: number) =>
  sampleEntry(getEuropeOddsList.output, 'rows', {
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
const inPlay = sampleEntry(getMatchRollOdds.output, 'rows', {
  company: 6,
  name: '36*',
  atMs: KICK_OFF + HOUR / 2,
  clock: "30'",
  score: { home: 1, away: 0 },
  european: priced(150),
})

/** Closing 1.92, in play 1.50. */
const odds = [
  ...Object.values(oddsGateway).map(waiting),
  answer(getEuropeOddsList, ({ atMs }) =>
    sampleOf(getEuropeOddsList.output, { rows: [row(atMs === undefined ? 192 : 150)] }),
  ),
  answer(
    getEuropeOddsDetail,
    sampleOf(getEuropeOddsDetail.output, {
      name: '36*',
      total: 3,
      rows: [move(0.5, 150), move(-1, 192), move(-90, 206)],
    }),
  ),
  answer(getMatchRollOdds, sampleOf(getMatchRollOdds.output, { begun: true, rows: [inPlay] })),
  answer(getMatchEventByMatchIdList, { matches: [{ matchId: '7', events: [] }] }),
]

const side = {
  ...{ amount: 900, price: 2.02, chance: 48, share: 60, index: 60, heat: 3, profit: 10 },
  profitIndex: 0,
}
const board = {
  atMs: KICK_OFF - 1,
  ...{ home: 900, draw: 900, away: 900, companies: 3 },
  sides: (['home', 'draw', 'away'] as const).map((outcome) => ({ ...side, outcome })),
}
const hours = [-4, -3, -2, -1].map((hour) => ({
  fromMs: KICK_OFF + hour * HOUR,
  untilMs: KICK_OFF + (hour + 1) * HOUR,
  ...{ home: 20_000, draw: 5000, away: 400 - hour },
}))
const trade = (atMs: number, price: number) =>
  sampleEntry(exchangeTrades.output, 'trades', { atMs, price, amount: 900, share: 50 })
const BEFORE = trade(KICK_OFF - HOUR, 2.04)
const DURING = trade(KICK_OFF + HOUR / 2, 1.03)

/** What was traded at 2.04 before play and at 1.03 in it. */
const exchange = [
  answer(exchangeBoard, { matchId: '7', board, formula: '盈亏', history: [], hours }),
  answer(exchangeTrades, ({ atMs = Infinity }) => {
    const trades = [DURING, BEFORE].filter((each) => each.atMs <= atMs)
    return { matchId: '7', total: trades.length, hasNext: false, trades }
  }),
]

const show = (phase: MatchInfo['live']['phase']) =>
  showPart(<OddsTab matchId="7" />, [
    answer(
      getMatchInfoById,
      sampleOf(getMatchInfoById.output, {
        id: '7',
        kickOffAtMs: KICK_OFF,
        live: { ...NOTHING_YET, phase },
      }),
    ),
    ...odds,
    ...exchange,
  ])
const table = (name: RegExp) => screen.findByRole('table', { name })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
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

test('the last day of the exchange is drawn, and told in figures to whoever asks', async () => {
  show('scheduled')
  const drawn = await screen.findByRole('img', { name: /成交 \+10.2万：主胜 \+8万，平局 \+2万/ })
  expect(drawn.querySelectorAll('path')).toHaveLength(4)
  await press('看 4 段的金额')
  const rows = (await table(/^24 小时成交/)).querySelectorAll('tbody tr')
  expect([...rows].map(({ lastChild }) => lastChild?.textContent)).toEqual([
    ...['401', '402', '403', '404'],
  ])
  await press('收起')
  expect(screen.queryByRole('table', { name: /^24 小时成交/ })).toBeNull()
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
  const { network } = show('secondHalf')
  expect((await table(/^大额成交/)).textContent).toContain('1.03')
  expect(screen.queryByText(/滚球成交已隐藏/)).toBeNull()
  network.now(waiting(exchangeTrades))
  act(() => changeShield({ on: true }))
  const { textContent } = await table(/^大额成交/)
  expect(textContent).toContain('2.04')
  expect(textContent).not.toContain('1.03')
  expect(screen.getByText('滚球成交已隐藏，查看比分后显示')).toBeTruthy()
  expect(network.asked(exchangeTrades).at(-1)).toMatchObject({ atMs: KICK_OFF })
})

test('who watches with a delay sees prices of play as late as that', async () => {
  changeShield({ delaySeconds: 60 })
  const { network } = show('secondHalf')
  await table(/^欧指滚球，/)
  const asked = network.asked(getEuropeOddsList).flatMap(({ atMs }) => atMs ?? [])
  expect(asked.length).toBeGreaterThan(0)
  for (const atMs of asked) expect(atMs).toBeLessThanOrEqual(Date.now() - 60_000)
})
