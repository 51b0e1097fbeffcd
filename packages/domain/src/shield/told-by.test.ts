import type { MatchEvent } from '@linmen/contract/match/football-detail.schemas.ts'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { eventsBy, toldBy } from './told-by.ts'

const told = (seq: number, atMs: number, [home, away]: readonly [number, number]) => ({
  seq,
  atMs,
  score: { home, away },
})
const story = [
  told(1, 100, [0, 0]),
  told(2, 200, [1, 0]),
  told(3, 300, [2, 0]),
  told(4, 400, [1, 0]),
  told(5, 500, [1, 1]),
]

describe('what television has shown', () => {
  const cases: [string, number, [number, number], number[]][] = [
    ['nothing before the first moment', 99, [9, 9], []],
    ['something at its very moment', 200, [9, 9], [1, 2]],
    ['nothing younger than the moment', 399, [9, 9], [1, 2, 3]],
    ['no goal ahead of the score on the page', 500, [0, 0], [1]],
    ['nothing that follows such a goal', 500, [1, 0], [1, 2, 3, 4]],
    ['a goal that was taken back before the moment', 400, [1, 0], [1, 2, 3, 4]],
    ['no goal of a side whose score is not there yet', 300, [1, 5], [1, 2]],
  ]
  it.each(cases)('%s', (_name, untilMs, [home, away], seqs) => {
    const shown = toldBy(story.toReversed(), { untilMs, score: { home, away } })
    expect(shown.map(({ seq }) => seq)).toEqual(seqs)
  })
})

test('nothing is ever younger than the moment television shows', () => {
  const moments = fc.array(fc.nat(1000), { maxLength: 30 })
  fc.assert(
    fc.property(moments, fc.nat(1000), fc.nat(3), (all, untilMs, home) => {
      const lines = all.map((atMs, seq) => told(seq, atMs, [seq % 4, 0]))
      return toldBy(lines, { untilMs, score: { home, away: 0 } }).every((e) => e.atMs <= untilMs)
    }),
  )
})

const event = (seq: number, kind: MatchEvent['kind'], more: Partial<MatchEvent>): MatchEvent => ({
  ...told(seq, seq * 100, [0, 0]),
  kind,
  side: 'home',
  minute: seq,
  ...more,
})
const goal = (seq: number, player: string) => event(seq, 'goal', { player, cancelled: true })
const back = (seq: number, player: string) => event(seq, 'goalCancelled', { player })

describe('goals that were taken back', () => {
  const cases: [string, MatchEvent[], number, boolean[]][] = [
    ['count while television has not shown why', [goal(1, '甲'), back(3, '甲')], 299, [false]],
    ['are struck with their correction', [goal(1, '甲'), back(3, '甲')], 300, [true]],
    [
      'are not struck by one of another',
      [goal(1, '甲'), goal(2, '乙'), back(3, '乙')],
      300,
      [false, true],
    ],
    [
      'are struck one by one',
      [goal(1, '甲'), back(2, '甲'), goal(3, '甲'), back(9, '甲')],
      500,
      [true, false],
    ],
    [
      'stay struck where the goal came after its correction',
      [back(1, '甲'), goal(2, '甲')],
      300,
      [true],
    ],
  ]
  it.each(cases)('%s', (_name, events, untilMs, struck) => {
    const shown = eventsBy(events, { untilMs, score: { home: 9, away: 9 } })
    const goals = shown.filter(({ kind }) => kind === 'goal')
    expect(goals.map(({ cancelled }) => cancelled)).toEqual(struck)
  })
})
