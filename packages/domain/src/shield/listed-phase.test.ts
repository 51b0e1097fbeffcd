import type { FootballPhase } from '@linmen/contract/match/football-phase.ts'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { tabCounts } from '#match/list/match-list.ts'
import { listedPhase } from './listed-phase.ts'

const row = (syncing: boolean, phase: FootballPhase = 'inPlay') => ({ id: 'm', phase, syncing })
const ON: ReadonlySet<string> = new Set(['m'])
const OFF: ReadonlySet<string> = new Set(['n'])

describe('as what a match is listed', () => {
  const cases: [string, Parameters<typeof listedPhase>, object][] = [
    ['shown, on', [row(false, 'halfTime'), ON], { phase: 'halfTime', waits: false }],
    ['shown, over', [row(false, 'finished'), OFF], { phase: 'finished', waits: false }],
    [
      'shown, nothing told yet',
      [row(false, 'finished'), null],
      { phase: 'finished', waits: false },
    ],
    ['waits, on television', [row(true), ON], { phase: 'inPlay', waits: false }],
    ['waits, not on television any more', [row(true), OFF], { phase: 'unknown', waits: false }],
    ['waits, nothing told yet', [row(true), null], { phase: 'inPlay', waits: true }],
  ]
  it.each(cases)('%s', (_name, [match, playing], listed) => {
    expect(listedPhase(match, playing)).toEqual(listed)
  })
})

test('a list counts as many as home, and none that wait before television has told', () => {
  const phase = fc.constantFrom<FootballPhase>('secondHalf', 'finished', 'interrupted', 'scheduled')
  const match = fc.record({ id: fc.uuid(), phase, syncing: fc.boolean() })
  fc.assert(
    fc.property(fc.uniqueArray(match, { selector: ({ id }) => id }), (matches) => {
      const live = matches.filter((each) => ['secondHalf', 'interrupted'].includes(each.phase))
      const playing = new Set(live.map(({ id }) => id))
      const shownIn = (told: ReadonlySet<string> | null) =>
        tabCounts(
          matches.map(({ id, syncing, phase: known }) => ({
            ...{ id, leagueId: '1', kickOffAtMs: 0, lotteries: [], followed: false },
            // What waits is drawn as being played, whatever it is.
            ...listedPhase({ id, syncing, phase: syncing ? 'inPlay' : known }, told),
          })),
        ).live
      expect(shownIn(playing)).toBe(playing.size)
      expect(shownIn(null)).toBe(live.filter(({ syncing }) => !syncing).length)
    }),
  )
})
