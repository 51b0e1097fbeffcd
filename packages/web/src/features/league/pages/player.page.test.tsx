import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { callGateway } from '#kit/call.ts'
import { Outage, Refused } from '#kit/failure.ts'
import { ShownContext } from '#kit/shown.ts'
import { navigation } from '#kit/navigation.ts'
import { currentPlace } from '#kit/place.ts'
import { createQueryClient } from '#kit/query-client.ts'
import { changeShield } from '#sport/shield/shield.ts'
import { Page } from './player.page.tsx'

vi.mock('#kit/call.ts', () => ({ call: vi.fn(), callGateway: vi.fn() }))
afterEach(() => changeShield({ on: false, delaySeconds: 0, revealed: {} }))

const player = {
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
}

const HOUR_MS = 3_600_000
const game = (id: string, hoursAgo: number, points: number) => ({
  match: {
    id,
    kickOffAtMs: Date.now() - hoursAgo * HOUR_MS,
    phase: 'finished',
    home: { id: '9', name: '盐湖城雪峰' },
    away: { id: '8', name: '奥兰多橙光' },
    score: { home: 120, away: 105 },
  },
  figures: { points, minutes: 33, plusMinus: 17, fieldGoalsMade: 9, fieldGoalsAttempted: 12 },
})

const line = (season: string, appearances: number, points: number) => ({
  season,
  leagueName: 'NBA',
  teamName: '盐湖城雪峰',
  appearances,
  figures: { points, rebounds: 2 * appearances },
})

const answers: Record<string, unknown> = {
  'gw.getBkTeamPlayerDeatilMessage': { player, honours: 1, seasons: 2 },
  'gw.getBkPlayerStandingData': {
    player,
    recent: { appearances: 8, figures: { points: 21.1, plusMinus: 5, fieldGoalsMade: 7 } },
    best: { points: 41, plusMinus: 26, fieldGoalsMade: 15 },
  },
  'gw.getBkPlayerContribution': {
    player,
    matches: 8,
    contributions: [{ figure: 'points', own: 211, team: 1041, percent: 20 }],
  },
  'gw.getBkPlayerCareerStanding': {
    player,
    career: [line('2025/26', 10, 100), line('2026/27', 4, 90)],
    averages: { appearances: 14, figures: { points: 13.6, rebounds: 2 } },
  },
  'gw.getBkPlayerMatch': { player, matches: [game('new', 20, 23), game('old', 90, 14)] },
  'gw.getBkPlayerHonorList': { player, honours: [{ season: '2025/26', name: '总冠军' }] },
  'gw.getBkPlayerTransferRecord': {
    player,
    transfers: [{ day: '2021-07-20', from: null, to: '盐湖城雪峰', kind: 'draft', fee: null }],
  },
  'gw.getPlayerSeasonMap': { player, seasons: {}, transfers: [], honours: [] },
}

function look(address: string, from: Record<string, unknown> = answers) {
  vi.mocked(callGateway).mockImplementation((async ({ method }: { method: string }) => {
    const answer = from[method]
    if (answer instanceof Error) throw answer
    return answer
  }) as never)
  // From elsewhere: to go where one is changes nothing.
  navigation.go('/data')
  navigation.go(`/data/player-info?playerId=7&teamId=9${address}`)
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { retry: false } })
  return render(
    <QueryClientProvider client={client}>
      <ShownContext value={{ place: currentPlace(), screen: 'PlayerInfoPage', params: {} }}>
        <Page />
      </ShownContext>
    </QueryClientProvider>,
  )
}

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent))
const asked = () => vi.mocked(callGateway).mock.calls.map(([{ method }]) => method)

test('without a sport in the address the page is a footballer’s', async () => {
  look('')
  expect(await screen.findByText('左脚')).toBeDefined()
  expect(screen.queryByRole('tab')).toBeNull()
})

test('a basketball player: who he is, his season, his last matches and his part of the team', async () => {
  look('&qiuFlag=2')
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
  look('&qiuFlag=2&tab=games')
  const table = await screen.findByRole('table', { name: '康纳·沃德尔 每场数据' })
  const [first] = cellsOf(table)
  expect(first?.slice(1, 4)).toEqual(['105-120胜', '33', '23'])
  expect(first).toContain('9-12')
  expect(first?.at(-1)).toBe('+17')
  const [link] = within(table).getAllByRole('link')
  expect(link?.getAttribute('href')).toContain('matchId=new')
  fireEvent.click(screen.getByRole('button', { name: '更早的比赛' }))
  const sizes = vi.mocked(callGateway).mock.calls.map(([, input]) => (input as Sized).pageSize)
  expect(sizes.filter(Boolean)).toEqual([20, 100])
})

interface Sized {
  readonly pageSize?: number
}

test('seasons stand newest first, per match, and all of them below', async () => {
  look('&qiuFlag=2&tab=career')
  const lines = cellsOf(await screen.findByRole('table', { name: '生涯场均数据' }))
  expect(lines.map(([season]) => season)).toEqual(['26/27', '25/26', '生涯'])
  expect(lines.map((cells) => cells.slice(3, 6))).toEqual([
    ['4', '22.5', '2.0'],
    ['10', '10.0', '2.0'],
    ['14', '13.6', '2.0'],
  ])
})

test('honours and transfers have a tab, and the address notes it', async () => {
  look('&qiuFlag=2')
  fireEvent.click(await screen.findByRole('tab', { name: '履历' }))
  expect(await screen.findByText('总冠军')).toBeDefined()
  expect(await screen.findByText(/选秀/)).toBeDefined()
  expect(currentPlace().address).toContain('tab=past')
})

test('behind the shield sums wait for a tap and are not even asked for', async () => {
  changeShield({ on: true })
  vi.mocked(callGateway).mockClear()
  look('&qiuFlag=2')
  const note = await screen.findByRole('note')
  expect(note.textContent).toContain('球员数据含已隐藏的比赛')
  // His team's next and last match are rows that hide their own score.
  expect(asked()).toEqual(['gw.getBkTeamPlayerDeatilMessage', 'gw.getBkTeamDetailMessage'])
  fireEvent.click(within(note).getByRole('button', { name: '点按查看' }))
  expect(await screen.findByRole('region', { name: '赛季场均' })).toBeDefined()
  fireEvent.click(screen.getByRole('tab', { name: '生涯' }))
  expect((await screen.findByRole('note')).textContent).toContain('生涯数据含已隐藏的比赛')
})

test('behind the shield a new match tells neither its score nor what he did', async () => {
  changeShield({ on: true })
  look('&qiuFlag=2&tab=games')
  const table = await screen.findByRole('table')
  const [fresh, old] = cellsOf(table)
  expect(fresh?.slice(1).join('')).toBe('点按查看')
  expect(old?.slice(1, 4)).toEqual(['105-120胜', '33', '14'])
  fireEvent.click(within(table).getByRole('button', { name: /比分已隐藏/ }))
  expect(cellsOf(table)[0]?.slice(1, 4)).toEqual(['105-120胜', '33', '23'])
})

test('nobody of that number is said to be nobody; a failure can be tried again', async () => {
  const detail = 'gw.getBkTeamPlayerDeatilMessage'
  const refused = new Refused('player.not_found', null, '没有这名球员')
  const { unmount } = look('&qiuFlag=2', { ...answers, [detail]: refused })
  expect(await screen.findByText('没有这名球员')).toBeDefined()
  expect(screen.queryByRole('button', { name: /重试|重新加载/ })).toBeNull()
  unmount()
  look('&qiuFlag=2', { ...answers, [detail]: new Outage('unreachable') })
  expect(await screen.findByRole('button', { name: /重试|重新加载/ })).toBeDefined()
})

test('who has not played has no figures, and is told so', async () => {
  const none = { appearances: 0, figures: {} }
  look('&qiuFlag=2', {
    ...answers,
    'gw.getBkPlayerStandingData': { player, recent: none, best: {} },
    'gw.getBkPlayerContribution': { player, matches: 0, contributions: [] },
    'gw.getBkPlayerCareerStanding': { player, career: [], averages: none },
    'gw.getBkPlayerMatch': { player, matches: [] },
  })
  expect(await screen.findByText('还没有出场记录')).toBeDefined()
  expect(await screen.findByText('球队近 10 场没有上场')).toBeDefined()
  expect(screen.queryByRole('region', { name: '球队占比' })).toBeNull()
  fireEvent.click(screen.getByRole('tab', { name: '比赛' }))
  expect(await screen.findByText(/最近 20 场，上场 0 场/)).toBeDefined()
  fireEvent.click(screen.getByRole('tab', { name: '生涯' }))
  expect(await screen.findByText('暂无生涯数据')).toBeDefined()
})
