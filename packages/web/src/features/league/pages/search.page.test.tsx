import { basketballGateway } from '@linmen/contract/basketball/basketball.gateway.ts'
import { footballGateway } from '@linmen/contract/football/football.gateway.ts'
import { basketballLeagueGateway } from '@linmen/contract/league/basketball-league.gateway.ts'
import { leagueGateway } from '@linmen/contract/league/league.gateway.ts'
import { NOTHING_YET_IN_BASKETBALL } from '@linmen/domain/match/basketball/basketball-fold.ts'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aBasketballMatch } from '#test/a-basketball-match.ts'
import { aFootballMatch } from '#test/a-football-match.ts'
import { answer, type Answer, type Out } from '#test/answers.ts'
import { sampleEntry, sampleOf } from '#test/sample.ts'
import { showPage } from '#test/show.tsx'

afterEach(() => localStorage.clear())

type Football = Partial<Out<typeof leagueGateway.queryLeagueSeasons>>
type Basketball = Partial<Out<typeof basketballLeagueGateway.getBkLeagueList>>

const inFootball = (found: Football) =>
  answer(leagueGateway.queryLeagueSeasons, sampleOf(leagueGateway.queryLeagueSeasons.output, found))
const inBasketball = (found: Basketball) =>
  answer(
    basketballLeagueGateway.getBkLeagueList,
    sampleOf(basketballLeagueGateway.getBkLeagueList.output, found),
  )
const footballDay = footballGateway.getMatchListByDate
const basketballDay = basketballGateway.getBkTodayGroupLeagueMatchList

const team = (id: string, name: string) => ({ id, name, leagueName: '联赛', countryName: '' })
const football = Array.from({ length: 7 }, (_, at) => team(`${at}`, `河湾${at}队`))
const answers = [
  inFootball({ teams: football }),
  inBasketball({ teams: [team('b', '新奥尔良河湾')] }),
  answer(footballDay, sampleOf(footballDay.output)),
  answer(basketballDay, sampleOf(basketballDay.output)),
]

async function look(...otherwise: readonly Answer[]) {
  await showPage('SearchPage', {}, [...answers, ...otherwise])
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '河湾' } })
}

const links = () => screen.queryAllByRole('link').length

test('before a word it is said what may be written', async () => {
  await look()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } })
  expect(screen.getByText('输入名称、拼音或首字母')).toBeDefined()
})

test('a word finds teams of both sports, each group short at first', async () => {
  await look()
  expect(await screen.findByRole('heading', { name: '足球球队' })).toBeDefined()
  expect(await screen.findByRole('heading', { name: '篮球球队' })).toBeDefined()
  expect(links()).toBe(5 + 1)
  fireEvent.click(screen.getByRole('button', { name: '全部' }))
  expect(links()).toBe(7 + 1)
})

test('one sport can be chosen and is shown whole', async () => {
  await look()
  fireEvent.click(screen.getByRole('radio', { name: '足球' }))
  expect(await screen.findByRole('heading', { name: '球队' })).toBeDefined()
  expect(links()).toBe(7)
  fireEvent.click(screen.getByRole('radio', { name: '篮球' }))
  expect((await screen.findByText('新奥尔良河湾')).closest('a')?.hash).toContain('/data/bk/')
})

test('nothing in one sport leads to both', async () => {
  await look(inBasketball({}))
  fireEvent.click(screen.getByRole('radio', { name: '篮球' }))
  fireEvent.click(await screen.findByRole('button', { name: '在全部里找' }))
  expect(await screen.findByRole('heading', { name: '足球球队' })).toBeDefined()
})

test('what the other sport has found beside is one tap away', async () => {
  await look()
  fireEvent.click(screen.getByRole('radio', { name: '足球' }))
  fireEvent.click(await screen.findByRole('button', { name: '在全部里找' }))
  expect(await screen.findByRole('heading', { name: '篮球球队' })).toBeDefined()
  expect(screen.queryByRole('button', { name: '在全部里找' })).toBeNull()
})

test('where the other sport has found nothing, nothing is offered', async () => {
  await look(inBasketball({}))
  fireEvent.click(screen.getByRole('radio', { name: '足球' }))
  expect(await screen.findByRole('heading', { name: '球队' })).toBeDefined()
  expect(screen.queryByRole('button', { name: '在全部里找' })).toBeNull()
})

const league = (id: string, name: string) =>
  sampleEntry(basketballLeagueGateway.getBkLeagueList.output, 'leagues', {
    ...{ id, name, fullName: `${name}联赛`, colour: '#123456' },
  })
const called = inBasketball({ leagues: [league('1', '河湾'), league('2', 'W河湾')] })
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test('a competition called by its name stands before what only holds the word', async () => {
  await look(called)
  expect(await screen.findByText('河湾联赛')).toBeDefined()
  expect(await screen.findByRole('heading', { name: '足球球队' })).toBeDefined()
  expect(hrefs()[0]).toBe('#/data/bk/league/1')
})

test('it stands there although the other sport is chosen, and alone of it', async () => {
  await look(called)
  fireEvent.click(screen.getByRole('radio', { name: '足球' }))
  expect(await screen.findByText('河湾联赛')).toBeDefined()
  expect(hrefs()[0]).toBe('#/data/bk/league/1')
  expect(links()).toBe(1 + 7)
})

const side = (id: string, name: string) => ({ id, name })
const footballGame = aFootballMatch('1', {
  home: side('11', '河湾城'),
  away: side('12', '北港联'),
})
const basketballGame = aBasketballMatch('2', { live: NOTHING_YET_IN_BASKETBALL })
const { home, away } = basketballGame
const withMatches = [
  answer(footballDay, sampleOf(footballDay.output, { matches: [footballGame] })),
  answer(
    basketballDay,
    sampleOf(basketballDay.output, {
      groups: [
        sampleEntry(basketballDay.output, 'groups', {
          matches: [
            {
              ...basketballGame,
              home: { ...home, ...side('21', '河湾城') },
              away: { ...away, ...side('22', '费城钟声') },
            },
          ],
        }),
      ],
    }),
  ),
]

test('matches of a sport that is not chosen are not listed, though they are known', async () => {
  await look(...withMatches)
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
  await look(inFootball({ players }), inBasketball({ players }))
  await screen.findByRole('heading', { name: '篮球球员' })
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#/data/player-info?playerId=7&teamId=9&qiuFlag=1',
    '#/data/player-info?playerId=7&teamId=9&qiuFlag=2',
  ])
})
