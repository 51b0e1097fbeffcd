import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { call } from '#kit/call.ts'
import { createQueryClient } from '#kit/query-client.ts'
import { CalendarSheet } from './calendar-sheet.tsx'

vi.mock('#kit/call.ts', () => ({ call: vi.fn(), callGateway: vi.fn() }))

const dates = [
  { date: '2026-11-10', matches: 312, whole: true },
  { date: '2026-11-11', matches: 12, whole: false },
  { date: '2026-11-12', matches: 0, whole: true },
]

test('a day says how many matches it has, how many are known of it, or that it has none', async () => {
  vi.mocked(call).mockResolvedValue({ today: '2026-11-16', dates } as never)
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CalendarSheet
        sport="football"
        today="2026-11-16"
        day="2026-11-16"
        onDay={() => {}}
        onClose={() => {}}
      />
    </QueryClientProvider>,
  )
  const day = async (name: string) =>
    (await screen.findByRole('button', { name, hidden: true })).textContent
  expect(await day('11-10 周二，312 场')).toBe('10312')
  expect(await day('11-11 周三，已收录 12 场')).toBe('1112+')
  expect(await day('11-12 周四，没有比赛')).toBe('12无')
  expect(await day('11-13 周五')).toBe('13')
  expect(await day('11-16 周一，今天')).toBe('16今天')
})
