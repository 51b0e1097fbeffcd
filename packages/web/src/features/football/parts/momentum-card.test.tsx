import type { MatchEvent, MatchInfo } from '@linmen/contract/match/football-detail.schemas.ts'
import type { MatchCartoon } from '@linmen/contract/match/media.schemas.ts'
import { NOTHING_YET } from '@linmen/domain/match/match-fold.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MomentumCard } from './momentum-card.tsx'

const info = {
  home: { name: '曼城' },
  away: { name: '多特蒙德' },
  live: { ...NOTHING_YET, phase: 'finished' },
} as MatchInfo
const course = { momentum: [{ minute: 1, value: 80 }] } as unknown as MatchCartoon
const event = (kind: MatchEvent['kind'], minute: number): MatchEvent => ({
  ...{ seq: minute, kind, side: 'away', minute, atMs: 0, score: { home: 0, away: 0 } },
})

test('goals and red cards stand in the chart and in its words', () => {
  const events = [event('goal', 23), event('yellowCard', 30), event('redCard', 67)]
  render(<MomentumCard info={info} course={course} events={events} />)
  const chart = screen.getByRole('img', {
    name: "攻势图：全场主队占优；进球 客队 23'；红牌 客队 67'",
  })
  expect(chart.querySelectorAll('g')).toHaveLength(2)
})

test('where nothing happened only the pressure is told', () => {
  render(<MomentumCard info={info} course={course} events={[]} />)
  expect(screen.getByRole('img', { name: '攻势图：全场主队占优' })).toBeTruthy()
})
