import { describe, expect, test } from 'vitest'
import { addedTo, byMinute, eventMinute, minuteCount, playMinute } from './event-minute.ts'

describe('when it happened', () => {
  test.each([
    [{ minute: 67 }, "67'", '67'],
    [{ minute: 90 }, "90'", '90'],
    [{ minute: 90, added: 0 }, "90'", '90'],
    [{ minute: 90, added: 3 }, "90+3'", '90+3'],
    [{ minute: 45, added: 1 }, "45+1'", '45+1'],
  ])('%o is written %s and counted %s', (moment, written, counted) => {
    expect([eventMinute(moment), minuteCount(moment)]).toEqual([written, counted])
  })

  test.each([
    [0, 45, { minute: 1 }],
    [45, 45, { minute: 45 }],
    [46, 45, { minute: 45, added: 1 }],
    [90, 90, { minute: 90 }],
    [97, 90, { minute: 90, added: 7 }],
  ])('minute %i of a period that ends with %i', (counted, last, moment) => {
    expect(playMinute(counted, last)).toEqual(moment)
  })

  test('stoppage time comes after its minute and before the next one', () => {
    const [late, later] = [
      { minute: 45, added: 1 },
      { minute: 45, added: 4 },
    ]
    const inOrder = [{ minute: 45 }, late, later, { minute: 46 }]
    expect(inOrder.toReversed().toSorted(byMinute)).toEqual(inOrder)
  })

  test.each([
    [{}, {}],
    [{ added: 0 }, {}],
    [{ added: 2 }, { added: 2 }],
  ])('of %o it hands on %o', (told, handed) => {
    expect(addedTo(told)).toEqual(handed)
  })
})
