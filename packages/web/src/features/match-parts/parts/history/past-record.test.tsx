import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { serverNowMs } from '#kit/clock.ts'
import { changeShield } from '#sport/shield/shield.ts'
import type { PastRow } from './past-matches.tsx'
import { TeamForm } from './past-record.tsx'

const row: PastRow = {
  matchId: '7',
  href: '#/match-detail/ft?matchId=7',
  kickOffAtMs: serverNowMs() - 3_600_000,
  note: 'NBA',
  teams: [
    { id: '1', name: '北港' },
    { id: '2', name: '河湾' },
  ],
  full: '88-90',
  half: '40-41',
  outcome: 'win',
  plate: { result: 'win', line: '-1.5' },
  total: { result: 'over', line: '170' },
}
const form = {
  teamId: '2',
  teamName: '河湾',
  outcomes: ['win', 'win'] as const,
  streak: { outcome: 'win', length: 2 } as const,
  rest: 3,
}
const shown = (rows: readonly PastRow[]) =>
  render(
    <TeamForm
      {...{ form, rows }}
      facts={[{ name: '胜负 1 场', share: '胜 100%', counts: '1胜0负' }]}
      more={['场均进 2.0']}
      heads={['客队', '主队', '让分']}
      part="full"
    />,
  )

beforeEach(() => changeShield({ on: false, delaySeconds: 0, revealed: {} }))

test('the form of a team: badges, sums, what follows from them, and the matches', () => {
  const { container } = shown([row])
  expect(screen.getByRole('region', { name: '河湾 近况' })).toBeDefined()
  expect(screen.getByRole('img', { name: /近 2 场/ })).toBeDefined()
  expect(container.textContent).toContain('场均进 2.0　2连胜　距上一场 3 天')
  expect(screen.getByRole('table', { name: '河湾 近期比赛' }).textContent).toContain('88-90')
})

test('while a result is hidden nothing beside it tells it', () => {
  changeShield({ on: true })
  const { container } = shown([row])
  expect(screen.queryByRole('img', { name: /近 2 场/ })).toBeNull()
  expect(screen.getByText('距上一场 3 天')).toBeDefined()
  expect(container.textContent).not.toMatch(/88-90|连胜|100%/)
})

test('a match leads to its page, also while its result is hidden', () => {
  changeShield({ on: true })
  shown([row])
  const link = screen.getByRole('link', { name: /北港 对 河湾$/ })
  expect(link.getAttribute('href')).toBe(row.href)
  const follow = vi.fn((event: Event) => event.preventDefault())
  link.addEventListener('click', follow)
  fireEvent.click(screen.getByText('北港'))
  expect(follow).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: /比分已隐藏/ }))
  expect(follow).toHaveBeenCalledOnce()
})

test('no match under these choices is said in words', () => {
  shown([])
  expect(screen.getByText('按所选条件没有收录的比赛')).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
})
