import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AbsenceTable } from './absence-table.tsx'

// 2026-11-17 04:00 in Beijing, on the business day before.
const kickOffAtMs = Date.UTC(2026, 10, 16, 20)
const man = { playerId: '1', name: '老林', position: '中场', detail: '停赛一场' }

test.each([
  ['suspension', '2026-11-17', '下一场'],
  ['rest', '2026-11-16', '下一场'],
  ['injury', '2026-11-18', '11-18'],
  ['injury', null, '未定'],
  ['doubtful', '2026-11-17', '11-17'],
] as const)('%s until %s: %s', (reason, untilDay, back) => {
  const absences = [{ ...man, reason, untilDay }]
  render(<AbsenceTable caption="伤停" {...{ absences, kickOffAtMs }} />)
  expect(screen.getAllByRole('cell').at(-1)?.textContent).toBe(back)
})

test('before the match is known a day is a day', () => {
  const absences = [{ ...man, reason: 'rest' as const, untilDay: '2026-11-16' }]
  render(<AbsenceTable caption="伤停" kickOffAtMs={undefined} {...{ absences }} />)
  expect(screen.getByText('11-16')).toBeDefined()
})
