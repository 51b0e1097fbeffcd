import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { changeShield, shield } from './shield.ts'
import { ShieldChip } from './shield-chip.tsx'

// The settings bring their own code, which takes a while the first time.
beforeAll(() => import('./shield-sheet.tsx'))
afterEach(() => changeShield({ on: false, delaySeconds: 0 }))

test('without a shield there is nothing', () => {
  const { container } = render(<ShieldChip />)
  expect(container.childElementCount).toBe(0)
})

test('who turns the shield off in the sheet can still set the delay there', async () => {
  changeShield({ on: true })
  render(<ShieldChip />)
  fireEvent.click(screen.getByRole('button', { name: '防剧透已开启' }))
  fireEvent.click(await screen.findByRole('switch', { name: '防剧透', hidden: true }))
  expect(shield.get().on).toBe(false)
  expect(screen.getAllByText('观赛保护')).toHaveLength(1)
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: '30 秒', hidden: true }))
  })
  expect(shield.get().delaySeconds).toBe(30)
  expect(screen.getByRole('status', { hidden: true }).textContent).toContain('倒数 30 秒后显示')
})
