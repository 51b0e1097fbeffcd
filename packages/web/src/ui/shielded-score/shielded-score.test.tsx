import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ShieldedNote } from './shielded-note.tsx'
import { ShieldedScore } from './shielded-score.tsx'

test('people who listen hear whose score is hidden and how to see it', () => {
  const show = vi.fn()
  render(<ShieldedScore of="北港联 对 河湾城" onShow={show} />)
  const name = '北港联 对 河湾城，比分已隐藏，点按查看'
  fireEvent.click(screen.getByRole('button', { name }))
  expect(show).toHaveBeenCalledOnce()
})

test('a score that is still on its way is text, not a button', () => {
  render(<ShieldedScore of="北港联 对 河湾城" text="与电视同步中" />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('与电视同步中')).toBeDefined()
})

test('a whole table can be asked for', () => {
  const show = vi.fn()
  render(<ShieldedNote title="积分榜含已隐藏的比赛" onShow={show} />)
  fireEvent.click(screen.getByRole('button', { name: '点按查看' }))
  expect(show).toHaveBeenCalledOnce()
})
