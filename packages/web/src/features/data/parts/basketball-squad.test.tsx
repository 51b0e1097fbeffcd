import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { callGateway } from '#kit/call.ts'
import { createQueryClient } from '#kit/query-client.ts'
import { changeShield } from '#kit/shield.ts'
import { BasketballSquad } from './basketball-squad.tsx'

vi.mock('#kit/call.ts', () => ({ call: vi.fn(), callGateway: vi.fn() }))
afterEach(() => changeShield({ on: false }))

const ranked = (name: string, shirt: number, points: number) => ({
  player: { id: name, name, shirt, teamId: '9', position: 'guard' },
  averages: { appearances: 12, figures: { points, rebounds: 4.5, assists: 5.5, minutes: 30.5 } },
})
const players = [ranked('安东', 23, 28.4), ranked('布鲁', 7, 19.6)]

async function look(teamId: string, asked?: string) {
  vi.mocked(callGateway).mockResolvedValue({ season: '2026-2027', players } as never)
  render(
    <QueryClientProvider client={createQueryClient()}>
      <BasketballSquad teamId={teamId} asked={asked} />
    </QueryClientProvider>,
  )
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
    playerId: '布鲁',
    teamId: '9',
    sport: 'basketball',
  })
})

test('whoever somebody came for is marked and brought into sight', async () => {
  const shown = vi.fn<(this: HTMLElement) => void>()
  HTMLElement.prototype.scrollIntoView = function scrollIntoView() {
    shown.call(this)
  }
  await look('asked', '布鲁')
  expect(document.querySelector('[aria-current]')?.textContent).toBe('7布鲁')
  expect(shown.mock.contexts.map(({ textContent }) => textContent)).toEqual(['7布鲁'])
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
