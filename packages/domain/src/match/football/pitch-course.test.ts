import { describe, expect, test } from 'vitest'
import type { CartoonFrame } from '@linmen/contract/match/media.schemas.ts'
import { ballOf, momentWords, pitchCourse } from './pitch-course.ts'

const NAMES = { home: '曼城', away: '多特蒙德' }
const frame = (
  minute: number,
  kind: CartoonFrame['kind'],
  more: Partial<CartoonFrame> = {},
): CartoonFrame => ({
  minute,
  kind,
  side: 'home',
  x: 84,
  y: 40,
  player: '霍尔姆',
  detail: '',
  score: { home: 0, away: 0 },
  ...more,
})
const goal = frame(2, 'goal', { score: { home: 1, away: 0 } })

describe('the course on the pitch', () => {
  const course = pitchCourse(
    [frame(1, 'pressure'), goal, frame(3, 'shot', { side: 'away', score: goal.score })],
    [
      { minute: 1, value: 70 },
      { minute: 2, value: -30 },
      { minute: 3, value: 11 },
    ],
  )

  test('every minute says who pressed, then what was done in it', () => {
    expect(course.map((moment) => [moment.minute, momentWords(moment, NAMES)])).toEqual([
      [1, '曼城 危险进攻'],
      [2, '多特蒙德 占据主动'],
      [2, '曼城 霍尔姆 进球'],
      [3, '双方均势'],
      [3, '多特蒙德 霍尔姆 射门'],
    ])
  })

  test('a goal counts from the moment it was scored', () => {
    expect(course.map(({ score }) => score.home)).toEqual([0, 0, 1, 1, 1])
  })

  test('stoppage time is in order', () => {
    const late = pitchCourse([frame(90, 'goal', { added: 4 }), frame(90, 'card', { added: 1 })], [])
    expect(late.map(({ minute, added }) => [minute, added])).toEqual([
      [90, 1],
      [90, 4],
    ])
  })

  test('minutes nobody told about are not made up', () => {
    expect(pitchCourse([goal], []).map(({ minute }) => minute)).toEqual([2])
    expect(pitchCourse([], [])).toEqual([])
  })
})

test.each([
  ['a shot was where it was told', frame(9, 'shot'), { x: 84, y: 40 }],
  ['a missed penalty lies on its spot', frame(9, 'missedPenalty', { x: 11 }), { x: 11, y: 40 }],
  ['a goal lies in the net of the others', goal, { x: 100, y: 50 }],
  ['on both ends', { ...goal, side: 'away' as const }, { x: 0, y: 50 }],
  ['a card says nothing of the ball', frame(9, 'card'), null],
  ['nor does a change', frame(9, 'substitution'), null],
])('%s', (_, deed, place) => {
  expect(ballOf(pitchCourse([deed], [])[0]!)).toEqual(place)
})

test('pressure alone has no place for the ball', () => {
  expect(ballOf(pitchCourse([], [{ minute: 4, value: 90 }])[0]!)).toBeNull()
})

test('a shot is an attack, a card is none', () => {
  const strengths = pitchCourse([frame(1, 'shot'), frame(2, 'card')], [])
  expect(strengths.map(({ strength }) => strength)).toEqual([100, 0])
})
