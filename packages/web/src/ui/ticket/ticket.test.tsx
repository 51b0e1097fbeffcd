import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Ticket, TicketLine } from './ticket.tsx'

test('a ticket is read in order: worth, condition, name, where it holds, why it rests', () => {
  render(
    <Ticket figure="8" unit="金币" under="满 30 可用" title="满减券" reason="未到使用时间">
      <TicketLine>全部方案</TicketLine>
    </Ticket>,
  )
  const ticket = screen.getByRole('article')
  expect(ticket.textContent).toBe('8金币满 30 可用满减券全部方案未到使用时间')
  expect(screen.getByRole('heading', { name: '满减券' })).toBeDefined()
})

test('a ticket without a way to use it has no control', () => {
  render(<Ticket off figure="免费" under="限 60 金币以内" title="免费券" />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})
