import type { BasketballInfo } from '@linmen/contract/match/basketball-detail.schemas.ts'
import { NOTHING_YET_IN_BASKETBALL } from '@linmen/domain/match/basketball/basketball-fold.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LeadCard } from './lead-card.tsx'

const over = {
  ...NOTHING_YET_IN_BASKETBALL,
  phase: 'finished' as const,
  score: { home: 136, away: 130 },
}
const teams = { home: { name: '西安' }, away: { name: '成都' } }
const info = { ...teams, live: over, quarterSeconds: 720 } as BasketballInfo

test('the largest lead of both sides is written and read out', () => {
  const leads = [{ at: 0, lead: 0 }]
  render(<LeadCard info={info} leads={leads} biggest={{ home: 10, away: 12 }} />)
  expect(screen.getByText('西安 +6')).toBeTruthy()
  expect(screen.getByText('最大领先 西安 +10 · 成都 +12')).toBeTruthy()
  const spoken = '分差走势：西安 +6，最大领先 西安 +10 · 成都 +12'
  expect(screen.getByRole('img', { name: spoken })).toBeTruthy()
})
