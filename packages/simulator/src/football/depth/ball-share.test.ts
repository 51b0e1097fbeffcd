import { describe, expect, it } from 'vitest'
import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import { ballShare } from './ball-share.ts'

const red = (atMs: number, side: Side): FootballReport => ({
  matchId: 'm',
  seq: atMs,
  atMs,
  kind: 'card',
  colour: 'red',
  side,
  minute: atMs,
  player: '霍尔姆',
})
const minutes = (fromMs: number, toMs: number) => toMs - fromMs

describe('the ball of a side with ten men', () => {
  const cases: [string, FootballReport[], [number, number], number][] = [
    ['eleven against eleven', [], [0, 90], 55],
    ['ten from the beginning', [red(0, 'home')], [0, 90], 43],
    ['ten for half of the time', [red(45, 'home')], [0, 90], 49],
    ['against ten', [red(45, 'away')], [45, 90], 67],
    ['not before the card', [red(45, 'home')], [0, 45], 55],
    ['ten against ten', [red(10, 'home'), red(10, 'away')], [20, 90], 55],
    ['never next to nothing', [red(1, 'home'), red(2, 'home'), red(3, 'home')], [10, 90], 22],
    ['no time at all', [red(45, 'home')], [50, 50], 43],
  ]
  it.each(cases)('%s', (_name, story, [fromMs, toMs], share) => {
    expect(ballShare({ story }, 55, minutes)(fromMs, toMs)).toBeCloseTo(share, 10)
  })
})
