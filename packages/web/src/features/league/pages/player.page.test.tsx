import { basketballLeagueGateway } from '@linmen/contract/league/basketball-league.gateway.ts'
import { leagueGateway } from '@linmen/contract/league/league.gateway.ts'
import { basketballRow } from '@linmen/contract/league/match-row.schemas.ts'
import { playerDetail } from '@linmen/contract/league/player.schemas.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer, outage, refusal, waiting, type Answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPage } from '#test/show.tsx'
import { currentPlace } from '#kit/place.ts'
import { changeShield } from '#sport/shield/shield.ts'

const {
  getBkTeamPlayerDeatilMessage,
  getBkPlayerStandingData,
  getBkPlayerContribution,
  getBkPlayerCareerStanding,
  getBkPlayerMatch,
  getBkPlayerHonorList,
  getBkPlayerTransferRecord,
  getBkTeamDetailMessage,
} = basketballLeagueGateway
afterEach(() => changeShield({ on: false, delaySeconds: 0, revealed: {} }))

const player = sampleOf(playerDetail, {
  id: '7',
  name: '康纳·沃德尔',
  teamId: '9',
  teamName: '盐湖城雪峰',
  shirt: 14,
  position: 'forward',
  birthDay: '1999-07-18',
  age: 27,
  heightCm: 194,
  weightKg: 90,
  countryName: '美国',
  strong: 'left',
  value: 2000,
  contractUntil: '2029-06-30',
})

const HOUR_MS = 3_600_000
const game = (id: string, hoursAgo: number, points: number) => ({
  match: sampleOf(basketballRow, {
    id,
    kickOffAtMs: Date.now() - hoursAgo * HOUR_MS,
    phase: 'finished',
    home: { id: '9', name: '盐湖城雪峰' },
    away: { id: '8', name: '奥兰多橙光' },
    score: { home: 120, away: 105 },
  }),
  figures: { points, minutes: 33, plusMinus: 17, fieldGoalsMade: 9, fieldGoalsAttempted: 12 },
})

const line = (season: string, appearances: number, points: number) => ({
  season,
  leagueName: 'NBA',
  teamName: '盐湖城雪峰',
  appearances,
  figures: { points, rebounds: 2 * appearances },
})

const known = [
  answer(getBkTeamPlayerDeatilMessage, { player, honours: 1, seasons: 2 }),
  answer(getBkPlayerStandingData, {
    player,
    recent: { appearances: 8, figures: { points: 21.1, plusMinus: 5, fieldGoalsMade: 7 } },
    best: { points: 41, plusMinus: 26, fieldGoalsMade: 15 },
  }),
  answer(getBkPlayerContribution, {
    player,
    matches: 8,
    contributions: [{ figure: 'points', own: 211, team: 1041, percent: 20 }],
  }),
  answer(getBkPlayerCareerStanding, {
    player,
    career: [line('2025/26', 10, 100), line('2026/27', 4, 90)],
    averages: { appearances: 14, figures: { points: 13.6, rebounds: 2 } },
  }),
  answer(getBkPlayerMatch, { player, matches: [game('new', 20, 23), game('old', 90, 14)] }),
  answer(getBkPlayerHonorList, { player, honours: [{ season: '2025/26', name: '总冠军' }] }),
  answer(getBkPlayerTransferRecord, {
    player,
    transfers: [{ day: '2021-07-20', from: null, to: '盐湖城雪峰', kind: 'draft', fee: null }],
  }),
  waiting(getBkTeamDetailMessage),
]
const ofFootball = answer(
  leagueGateway.getPlayerSeasonMap,
  sampleOf(leagueGateway.getPlayerSeasonMap.output, { player }),
)

type Tab = 'games' | 'career'
const look = (tab?: Tab, ...more: readonly Answer[]) =>
  showPage('PlayerInfoPage', { ...OF, sport: 'basketball', tab }, [...known, ...more])
const OF = { playerId: '7', teamId: '9' }

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent))

test('without a sport in the address the page is a footballer’s', async () => {
  await showPage('PlayerInfoPage', OF, [ofFootball])
  expect(await screen.findByText('左脚')).toBeDefined()
  expect(screen.queryByRole('tab')).toBeNull()
})

test('a basketball player: who he is, his season, his last matches and his part of the team', async () => {
  await look()
  expect(await screen.findByRole('heading', { level: 1, name: /沃德尔/ })).toBeDefined()
  const team = screen.getByRole('link', { name: '盐湖城雪峰' })
  expect(team.getAttribute('href')).toContain('/data/bk/league/team/overview?teamId=9')
  for (const fact of ['1999-07-18', '194 cm', '90 kg', '左手', '2029-06-30'])
    expect(screen.getByText(fact)).toBeDefined()
  const season = await screen.findByRole('region', { name: '赛季场均' })
  expect(season.textContent).toContain('2026/27 赛季　4 场')
  expect(within(season).getByText('22.5')).toBeDefined()
  const form = cellsOf(await screen.findByRole('table', { name: '近期场均与单场最多' }))
  expect(form).toContainEqual(['得分', '21.1', '41'])
  expect(form).toContainEqual(['+/-', '+5.0', '+26'])
  expect(form).toContainEqual(['投篮', '-', '中 15'])
  const share = await screen.findByRole('table', { name: '在所上场的比赛里占全队的份额' })
  expect(cellsOf(share)).toEqual([['得分', '211', '1041', '20%']])
})

test('every match has its line and leads to its page, and older ones are asked for', async () => {
  const { network } = await look('games')
  const table = await screen.findByRole('table', { name: '康纳·沃德尔 每场数据' })
  const [first] = cellsOf(table)
  expect(first?.slice(1, 4)).toEqual(['105-120胜', '33', '23'])
  expect(first).toContain('9-12')
  expect(first?.at(-1)).toBe('+17')
  const [link] = within(table).getAllByRole('link')
  expect(link?.getAttribute('href')).toContain('matchId=new')
  fireEvent.click(screen.getByRole('button', { name: '更早的比赛' }))
  expect(network.asked(getBkPlayerMatch).map(({ pageSize }) => pageSize)).toEqual([20, 100])
})

test('seasons stand newest first, per match, and all of them below', async () => {
  await look('career')
  const lines = cellsOf(await screen.findByRole('table', { name: '生涯场均数据' }))
  expect(lines.map(([season]) => season)).toEqual(['26/27', '25/26', '生涯'])
  expect(lines.map((cells) => cells.slice(3, 6))).toEqual([
    ['4', '22.5', '2.0'],
    ['10', '10.0', '2.0'],
    ['14', '13.6', '2.0'],
  ])
})

test('honours and transfers have a tab, and the address notes it', async () => {
  await look()
  fireEvent.click(await screen.findByRole('tab', { name: '履历' }))
  expect(await screen.findByText('总冠军')).toBeDefined()
  expect(await screen.findByText(/选秀/)).toBeDefined()
  expect(currentPlace().address).toContain('tab=past')
})

test('behind the shield sums wait for a tap and are not even asked for', async () => {
  changeShield({ on: true })
  const { network } = await look()
  const note = await screen.findByRole('note')
  expect(note.textContent).toContain('球员数据含已隐藏的比赛')
  // His team's next and last match are rows that hide their own score.
  expect(network.asked(getBkTeamPlayerDeatilMessage)).toHaveLength(1)
  expect(network.asked(getBkTeamDetailMessage)).toHaveLength(1)
  expect(network.count()).toBe(2)
  fireEvent.click(within(note).getByRole('button', { name: '点按查看' }))
  expect(await screen.findByRole('region', { name: '赛季场均' })).toBeDefined()
  fireEvent.click(screen.getByRole('tab', { name: '生涯' }))
  expect((await screen.findByRole('note')).textContent).toContain('生涯数据含已隐藏的比赛')
})

test('behind the shield a new match tells neither its score nor what he did', async () => {
  changeShield({ on: true })
  await look('games')
  const table = await screen.findByRole('table')
  const [fresh, old] = cellsOf(table)
  expect(fresh?.slice(1).join('')).toBe('点按查看')
  expect(old?.slice(1, 4)).toEqual(['105-120胜', '33', '14'])
  fireEvent.click(within(table).getByRole('button', { name: /比分已隐藏/ }))
  expect(cellsOf(table)[0]?.slice(1, 4)).toEqual(['105-120胜', '33', '23'])
})

test('nobody of that number is said to be nobody; a failure can be tried again', async () => {
  const detail = getBkTeamPlayerDeatilMessage
  const { unmount } = await look(undefined, refusal(detail, 'player.not_found'))
  expect(await screen.findByText('没有这名球员')).toBeDefined()
  expect(screen.queryByRole('button', { name: /重试|重新加载/ })).toBeNull()
  unmount()
  await look(undefined, outage(detail))
  expect(await screen.findByRole('button', { name: /重试|重新加载/ })).toBeDefined()
})

test('who has not played has no figures, and is told so', async () => {
  const none = { appearances: 0, figures: {} }
  await look(
    undefined,
    answer(getBkPlayerStandingData, { player, recent: none, best: {} }),
    answer(getBkPlayerContribution, { player, matches: 0, contributions: [] }),
    answer(getBkPlayerCareerStanding, { player, career: [], averages: none }),
    answer(getBkPlayerMatch, { player, matches: [] }),
  )
  expect(await screen.findByText('还没有出场记录')).toBeDefined()
  expect(await screen.findByText('球队近 10 场没有上场')).toBeDefined()
  expect(screen.queryByRole('region', { name: '球队占比' })).toBeNull()
  fireEvent.click(screen.getByRole('tab', { name: '比赛' }))
  expect(await screen.findByText(/最近 20 场，上场 0 场/)).toBeDefined()
  fireEvent.click(screen.getByRole('tab', { name: '生涯' }))
  expect(await screen.findByText('暂无生涯数据')).toBeDefined()
})
