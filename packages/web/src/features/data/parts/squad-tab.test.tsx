import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { callGateway } from '#kit/call.ts'
import { createQueryClient } from '#kit/query-client.ts'
import { changeShield } from '#kit/shield.ts'
import { SquadTab } from './squad-tab.tsx'

vi.mock('#kit/call.ts', () => ({ call: vi.fn(), callGateway: vi.fn() }))
afterEach(() => changeShield({ on: false }))

const player = { id: 'p', teamId: 't', name: '罗恩', shirt: 9, age: 24, position: 'forward' }
const line = { season: '2026-2027', appearances: 31, figures: { goals: 17, assists: 6 } }

function look(teamId: string) {
  vi.mocked(callGateway).mockResolvedValue({ squad: [{ player, line }] } as never)
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SquadTab teamId={teamId} />
    </QueryClientProvider>,
  )
  return screen.findByRole('row', { name: /罗恩/ })
}

const cells = (row: HTMLElement) => [...row.children].map((cell) => cell.textContent)

test('a squad stands by position with what everyone did', async () => {
  expect(cells(await look('shown'))).toEqual(['9', '罗恩', '24', '31', '17', '6'])
  expect(screen.getByRole('heading', { name: '前锋' })).toBeDefined()
})

test('behind the shield a squad is there and what everyone did waits for a tap', async () => {
  changeShield({ on: true })
  expect(cells(await look('hidden'))).toEqual(['9', '罗恩', '24'])
  expect(screen.getByRole('heading', { name: '前锋' })).toBeDefined()
  expect(screen.getByRole('note').textContent).toContain('球员数据含已隐藏的比赛')
  expect(document.body.textContent).not.toMatch(/出场|进球|助攻/)
  fireEvent.click(screen.getByRole('button', { name: '点按查看' }))
  expect(cells(screen.getByRole('row', { name: /罗恩/ }))).toContain('17')
})
