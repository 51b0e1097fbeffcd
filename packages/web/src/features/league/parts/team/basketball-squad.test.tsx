import { basketballLeagueGateway } from '@linmen/contract/league/basketball-league.gateway.ts'
import { playerDetail } from '@linmen/contract/league/player.schemas.ts'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { changeShield } from '#sport/shield/shield.ts'
import { answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPart } from '#test/show.tsx'
import { BasketballSquad } from './basketball-squad.tsx'

afterEach(() => changeShield({ on: false }))

const ranked = (rank: number, name: string, shirt: number, points: number) => ({
  rank,
  player: sampleOf(playerDetail, { id: `p${rank}`, name, shirt, teamId: '9', position: 'guard' }),
  averages: { appearances: 12, figures: { points, rebounds: 4.5, assists: 5.5, minutes: 30.5 } },
})
const players = [ranked(1, '安东', 23, 28.4), ranked(2, '布鲁', 7, 19.6)]

async function look(teamId: string, asked?: string) {
  const { getBkTeamPlayerRankList: row } = basketballLeagueGateway
  showPart(<BasketballSquad teamId={teamId} asked={asked} />, [
    answer(row, sampleOf(row.output, { season: '2026-2027', players })),
  ])
  await screen.findByRole('table')
}

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent))

test('a squad begins with its best scorer, in figures per match', async () => {
  await look('shown')
  expect(rows()).toEqual([
    ['23安东', '后卫', '12', '28.4', '4.5', '5.5', '30.5'],
    ['7布鲁', '后卫', '12', '19.6', '4.5', '5.5', '30.5'],
  ])
})

test('a row leads to the player’s own page', async () => {
  await look('linked')
  const { hash } = screen.getByRole<HTMLAnchorElement>('link', { name: '7 号 布鲁' })
  const [path, query] = hash.split('?')
  expect(path).toBe('#/data/player-info')
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    playerId: 'p2',
    teamId: '9',
    qiuFlag: '2',
  })
})

test('whoever somebody came for is marked and brought into sight', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  await look('asked', 'p2')
  expect(document.querySelector('[aria-current]')?.textContent).toBe('7布鲁')
  expect(shown.mock.contexts).toEqual([document.querySelector('[aria-current]')])
})

test('behind the shield a squad stands by number, and its figures wait for a tap', async () => {
  changeShield({ on: true })
  await look('hidden')
  expect(rows()).toEqual([
    ['7布鲁', '后卫'],
    ['23安东', '后卫'],
  ])
  expect(screen.getByRole('note').textContent).toContain('球员数据含已隐藏的比赛')
  expect(document.body.textContent).not.toMatch(/出场|得分|场均/)
  fireEvent.click(screen.getByRole('button', { name: '点按查看' }))
  expect(rows()[0]).toContain('28.4')
})
