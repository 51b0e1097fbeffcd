import { expect, test } from 'vitest'
import type { MatchEvent } from '@linmen/contract/match/football-detail.schemas.ts'
import { NO_MARKS, playerMarks } from './player-marks.ts'

const event = (
  kind: MatchEvent['kind'],
  minute: number,
  more: Partial<MatchEvent>,
): MatchEvent => ({
  seq: minute,
  kind,
  side: 'home',
  minute,
  atMs: 0,
  score: { home: 0, away: 0 },
  ...more,
})

test('goals, help, cards and changes are put to their players', () => {
  const marks = playerMarks(
    [
      event('goal', 10, { player: '甲', assist: '乙' }),
      event('penaltyGoal', 20, { player: '甲' }),
      event('goal', 30, { player: '甲', cancelled: true }),
      event('yellowCard', 40, { player: '乙' }),
      event('secondYellow', 50, { player: '乙' }),
      event('substitution', 60, { player: '丙', leaves: '甲' }),
      event('goal', 70, { player: '丁', side: 'away' }),
    ],
    'home',
  )
  expect(Object.fromEntries(marks)).toEqual({
    甲: { ...NO_MARKS, goals: 2, wentOff: 60 },
    乙: { ...NO_MARKS, assists: 1, card: 'secondYellow' },
    丙: { ...NO_MARKS, cameOn: 60 },
  })
})

test('an own goal is put to the side whose player it was', () => {
  const own = [event('ownGoal', 10, { player: '甲', side: 'home' })]
  expect(playerMarks(own, 'home').size).toBe(0)
  expect(playerMarks(own, 'away').get('甲')).toMatchObject({ ownGoals: 1, goals: 0 })
})
