import { describe, expect, it } from 'vitest'
import { foldBasketball } from '#match/basketball/basketball-fold.ts'
import type { BasketballReport } from '#match/basketball/basketball-report.ts'
import { foldMatch } from './match-fold.ts'
import type { FootballReport } from './match-report.ts'

const at = (seq: number, atMs: number) => ({ matchId: 'm', seq, atMs })
const status = (seq: number, atMs: number, phase: 'secondHalf' | 'finished' | 'abandoned') =>
  ({ ...at(seq, atMs), kind: 'status', phase }) as const
const goal = { kind: 'goal', side: 'home', minute: 9, player: '霍尔姆' } as const

describe('when a match that is over ended', () => {
  const cases: [string, FootballReport[], number | undefined][] = [
    ['nothing told', [], undefined],
    ['it runs', [status(1, 100, 'secondHalf')], undefined],
    ['the whistle', [status(1, 100, 'secondHalf'), status(2, 200, 'finished')], 200],
    ['it was given up', [status(2, 200, 'abandoned')], 200],
    ['it goes on after all', [status(2, 200, 'finished'), status(3, 300, 'secondHalf')], undefined],
    [
      'a goal taken back after the whistle',
      [
        { ...at(1, 100), ...goal },
        status(2, 200, 'finished'),
        { ...at(3, 260), kind: 'goalCancelled', goalSeq: 1, minute: 90 },
      ],
      260,
    ],
    [
      'a goal the feed remembers after the whistle under an older number',
      [status(2, 200, 'finished'), { ...at(1, 250), ...goal }],
      250,
    ],
    [
      'only the result was brought in, with the moment of kick-off',
      [status(-1, 5, 'finished')],
      undefined,
    ],
  ]
  it.each(cases)('%s', (_name, reports, endedAtMs) => {
    expect(foldMatch(reports, 1).endedAtMs).toBe(endedAtMs)
  })

  it('is told of basketball too', () => {
    const end: BasketballReport = { ...at(7, 900), kind: 'status', phase: 'finished' }
    expect(foldBasketball([end], 1).endedAtMs).toBe(900)
    expect(foldBasketball([], 1)).not.toHaveProperty('endedAtMs')
  })
})
