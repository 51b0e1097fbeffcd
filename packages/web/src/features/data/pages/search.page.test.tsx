import { NOTHING_YET_IN_BASKETBALL } from '@linmen/domain/match/basketball-fold.ts'
import { NOTHING_YET } from '@linmen/domain/match/match-fold.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { callGateway } from '#kit/call.ts'
import { createQueryClient } from '#kit/query-client.ts'
import { Page } from './search.page.tsx'

vi.mock('#kit/call.ts', () => ({ call: vi.fn(), callGateway: vi.fn() }))
afterEach(() => localStorage.clear())

const team = (id: string, name: string) => ({ id, name, leagueName: '联赛', countryName: '' })
const football = Array.from({ length: 7 }, (_, at) => team(`${at}`, `河湾${at}队`))
const answers: Record<string, object> = {
  'gw.queryLeagueSeasons': { categories: [], teams: football, players: [] },
  'gw.getBkLeagueList': { leagues: [], teams: [team('b', '新奥尔良河湾')], players: [] },
  'gw.getMatchListByDate': { leagues: [], matches: [] },
  'gw.getBkTodayGroupLeagueMatchList': { groups: [] },
}

function look(from = answers) {
  const answer = async ({ method }: { method: string }) => from[method]
  vi.mocked(callGateway).mockImplementation(answer as never)
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Page />
    </QueryClientProvider>,
  )
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '河湾' } })
}

const links = () => screen.queryAllByRole('link').length

test('before a word it is said what may be written', () => {
  look()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } })
  expect(screen.getByText('输入名称、拼音或首字母')).toBeDefined()
})

test('a word finds teams of both sports, each group short at first', async () => {
  look()
  expect(await screen.findByRole('heading', { name: '足球球队' })).toBeDefined()
  expect(await screen.findByRole('heading', { name: '篮球球队' })).toBeDefined()
  expect(links()).toBe(5 + 1)
  fireEvent.click(screen.getByRole('button', { name: '全部' }))
  expect(links()).toBe(7 + 1)
})

test('one sport can be chosen and is shown whole', async () => {
  look()
  fireEvent.click(screen.getByRole('radio', { name: '足球' }))
  expect(await screen.findByRole('heading', { name: '球队' })).toBeDefined()
  expect(links()).toBe(7)
  fireEvent.click(screen.getByRole('radio', { name: '篮球' }))
  expect((await screen.findByText('新奥尔良河湾')).closest('a')?.hash).toContain('/data/bk/')
})

test('nothing in one sport leads to both', async () => {
  look({ ...answers, 'gw.getBkLeagueList': { leagues: [], teams: [], players: [] } })
  fireEvent.click(screen.getByRole('radio', { name: '篮球' }))
  fireEvent.click(await screen.findByRole('button', { name: '在全部里找' }))
  expect(await screen.findByRole('heading', { name: '足球球队' })).toBeDefined()
})

test('what the other sport has found beside is one tap away', async () => {
  look()
  fireEvent.click(screen.getByRole('radio', { name: '足球' }))
  fireEvent.click(await screen.findByRole('button', { name: '在全部里找' }))
  expect(await screen.findByRole('heading', { name: '篮球球队' })).toBeDefined()
  expect(screen.queryByRole('button', { name: '在全部里找' })).toBeNull()
})

test('where the other sport has found nothing, nothing is offered', async () => {
  look({ ...answers, 'gw.getBkLeagueList': { leagues: [], teams: [], players: [] } })
  fireEvent.click(screen.getByRole('radio', { name: '足球' }))
  expect(await screen.findByRole('heading', { name: '球队' })).toBeDefined()
  expect(screen.queryByRole('button', { name: '在全部里找' })).toBeNull()
})

const league = (name: string) => ({
  ...team(name, name),
  fullName: `${name}联赛`,
  colour: '#123456',
})
const called = {
  ...answers,
  'gw.getBkLeagueList': { leagues: [league('河湾'), league('W河湾')], teams: [], players: [] },
}
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test('a competition called by its name stands before what only holds the word', async () => {
  look(called)
  expect(await screen.findByText('河湾联赛')).toBeDefined()
  expect(await screen.findByRole('heading', { name: '足球球队' })).toBeDefined()
  expect(hrefs()[0]).toBe(encodeURI('#/data/bk/league/河湾'))
})

test('it stands there although the other sport is chosen, and alone of it', async () => {
  look(called)
  fireEvent.click(screen.getByRole('radio', { name: '足球' }))
  expect(await screen.findByText('河湾联赛')).toBeDefined()
  expect(hrefs()[0]).toBe(encodeURI('#/data/bk/league/河湾'))
  expect(links()).toBe(1 + 7)
})

const side = (name: string) => ({ id: name, name })
const game = (id: string) => ({
  id,
  leagueId: '1',
  leagueName: 'NBA',
  kickOffAtMs: 0,
  home: side('河湾城'),
  away: side(id),
})
const withMatches = {
  ...answers,
  'gw.getMatchListByDate': {
    leagues: [],
    matches: [{ ...game('北港联'), live: NOTHING_YET }],
  },
  'gw.getBkTodayGroupLeagueMatchList': {
    groups: [{ matches: [{ ...game('费城钟声'), live: NOTHING_YET_IN_BASKETBALL }] }],
  },
}

test('matches of a sport that is not chosen are not listed, though they are known', async () => {
  look(withMatches)
  expect(await screen.findByText(/北港联/)).toBeDefined()
  expect(await screen.findByText(/费城钟声/)).toBeDefined()
  fireEvent.click(screen.getByRole('radio', { name: '足球' }))
  expect(await screen.findByRole('heading', { name: '今天的比赛' })).toBeDefined()
  expect(screen.queryByText(/费城钟声/)).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: '篮球' }))
  expect(await screen.findByText(/费城钟声/)).toBeDefined()
  expect(screen.getAllByRole('heading', { name: '今天的比赛' })).toHaveLength(1)
  expect(screen.queryByText(/北港联/)).toBeNull()
})

test('a player of either sport has a page of his own', async () => {
  const players = [{ id: '7', name: '河湾人', teamId: '9', teamName: '甲队' }]
  look({
    ...answers,
    'gw.queryLeagueSeasons': { categories: [], teams: [], players },
    'gw.getBkLeagueList': { leagues: [], teams: [], players },
  })
  await screen.findByRole('heading', { name: '篮球球员' })
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#/data/player-info?playerId=7&teamId=9',
    '#/data/player-info?playerId=7&teamId=9&sport=basketball',
  ])
})
