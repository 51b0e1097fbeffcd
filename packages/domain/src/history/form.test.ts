import { expect, test } from 'vitest'
import { pastMatch } from '#test/past-match.ts'
import { formOf } from './form.ts'
import { seenBy } from './seen-match.ts'

const form = (...scores: string[]) =>
  formOf(
    seenBy(
      'A',
      scores.map((score, at) => pastMatch({ day: 20 - at, score })),
    ),
  )

test('form reads its matches newest first', () => {
  expect(form('2:0', '1:0', '1:1', '0:3')).toMatchObject({
    outcomes: ['win', 'win', 'draw', 'lose'],
    streak: { word: 'win', length: 2 },
    unbeaten: 3,
    unbeatenRate: 75,
    cleanSheets: 2,
    blanks: 1,
    scoredMean: 1,
    concededMean: 1,
    shares: { win: 50, draw: 25, lose: 25 },
  })
})

test.each<[string, string[], number, object | null]>([
  ['nothing played', [], 0, null],
  ['one win', ['1:0'], 1, null],
  ['never beaten', ['0:0', '0:0'], 2, { word: 'draw', length: 2 }],
  ['beaten last', ['0:1', '2:0'], 0, null],
])('%s', (_name, scores, unbeaten, streak) => {
  expect(form(...scores)).toMatchObject({ unbeaten, streak })
})
