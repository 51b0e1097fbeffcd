import type { FootballRow } from '@linmen/contract/league/match-row.schemas.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { serverNowMs } from '#kit/clock.ts'
import { changeShield } from '#sport/shield/shield.ts'
import { FootballFixture } from './football-fixture.tsx'

const HOUR_MS = 3_600_000
const played = (hoursAgo: number, more: Partial<FootballRow> = {}) =>
  ({
    id: `fixture${hoursAgo}`,
    leagueName: '英超',
    kickOffAtMs: serverNowMs() - hoursAgo * HOUR_MS,
    phase: 'finished',
    home: { id: '1', name: '伦敦竞技' },
    away: { id: '2', name: '利兹流浪' },
    score: { full: { home: 7, away: 8 }, half: { home: 5, away: 6 } },
    statusWords: { desc: '完场', value: 2, shortDesc: '完' },
    ...more,
  }) as FootballRow

afterEach(() => changeShield({ on: false, delaySeconds: 0, revealed: {} }))

test('a result is shown where nobody minds, and an old one always', () => {
  render(<FootballFixture match={played(3)} />)
  expect(document.body.textContent).toContain('7-8')
  changeShield({ on: true })
  render(<FootballFixture match={played(90)} />)
  expect(screen.getByText('半场 5-6')).toBeDefined()
})

test('a match of another year says its year', () => {
  const day = (hoursAgo: number) => played(hoursAgo).kickOffAtMs
  const ofYear = (ms: number) => `${new Date(ms + 8 * HOUR_MS).getUTCFullYear()}年`
  render(<FootballFixture match={played(0)} />)
  expect(document.body.textContent).not.toContain(ofYear(day(0)))
  render(<FootballFixture match={played(24 * 367)} />)
  expect(screen.getByText(ofYear(day(24 * 367)))).toBeDefined()
})

test('a recent result waits for a tap, and the row still leads to its match', () => {
  changeShield({ on: true })
  render(<FootballFixture match={played(4)} />)
  expect(document.body.innerHTML).not.toMatch(/7-8|5-6/)
  expect(screen.getByRole('link', { name: '伦敦竞技 对 利兹流浪' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: /比分已隐藏/ }))
  expect(document.body.textContent).toContain('7-8')
})

test('extra time would tell that nobody leads', () => {
  changeShield({ on: true })
  const words = { desc: '加时', value: 1, shortDesc: '加' } as const
  render(<FootballFixture match={played(2, { phase: 'extraTime', statusWords: words })} />)
  expect(document.body.textContent).toContain('进行中')
  expect(document.body.textContent).not.toContain('加')
})

test('with a delay a match of ninety minutes from this afternoon waits for nothing', () => {
  changeShield({ delaySeconds: 60 })
  render(<FootballFixture match={played(2.6)} />)
  expect(document.body.textContent).toContain('7-8')
  const extra = { full: { home: 7, away: 7 }, extra: { home: 8, away: 9 } }
  render(<FootballFixture match={played(2.7, { score: extra })} />)
  expect(document.body.textContent).toContain('同步中')
  expect(document.body.textContent).not.toContain('8-9')
})
