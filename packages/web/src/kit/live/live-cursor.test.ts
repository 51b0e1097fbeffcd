import type { LiveFrame } from '@linmen/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cursorText, follow, type Cursor } from './live-cursor.ts'

const snap = (e: string, s: number): LiveFrame => ({ t: 'x', e, s, snap: s })
const delta = (e: string, s: number): LiveFrame => ({ t: 'x', e, s, d: 1 })
const at = (epoch: string, seq: number): Cursor => ({ epoch, seq })

test.each<[string, Cursor, LiveFrame, string]>([
  ['a first snapshot', null, snap('a', 5), 'snapshot'],
  ['a snapshot of another epoch', at('a', 9), snap('b', 1), 'snapshot'],
  ['a newer snapshot', at('a', 5), snap('a', 9), 'snapshot'],
  ['an older snapshot', at('a', 5), snap('a', 4), 'nothing'],
  ['the next change', at('a', 5), delta('a', 6), 'delta'],
  ['a change seen before', at('a', 5), delta('a', 5), 'nothing'],
  ['a change from long ago', at('a', 5), delta('a', 1), 'nothing'],
  ['a change after a gap', at('a', 5), delta('a', 7), 'resync'],
  ['a change before any snapshot', null, delta('a', 7), 'resync'],
  ['a change of another epoch', at('a', 5), delta('b', 6), 'resync'],
  ['a topic that is not there', at('a', 5), { t: 'x', err: 'no_topic' }, 'end'],
])('%s', (_name, cursor, frame, take) => {
  expect(follow(cursor, frame).take).toBe(take)
})

test('a cursor travels as epoch and number, and as nothing before the first snapshot', () => {
  expect(cursorText(at('a', 5))).toBe('a:5')
  expect(cursorText(null)).toBe('')
})

test('after any mess of lost, doubled and late frames a reader that asks again is right', () => {
  const length = 20
  const mess = fc.array(
    fc.record({ seq: fc.integer({ min: 1, max: length }), whole: fc.boolean() }),
  )
  fc.assert(
    fc.property(mess, (frames) => {
      // The truth after n changes is n: a snapshot says it, each change adds one.
      let cursor: Cursor = null
      let shown = 0
      const hear = (frame: LiveFrame) => {
        const step = follow(cursor, frame)
        cursor = step.cursor
        if (step.take === 'snapshot') shown = step.value as number
        if (step.take === 'delta') shown += step.value as number
        // What is on screen is always the truth of some moment, never a mixture.
        if (cursor) expect(shown).toBe(cursor.seq)
      }
      for (const { seq, whole } of frames) hear(whole ? snap('a', seq) : delta('a', seq))
      const known = (cursor as Cursor)?.seq
      if (known === undefined) hear(snap('a', length))
      else for (let seq = known + 1; seq <= length; seq++) hear(delta('a', seq))
      expect(shown).toBe(length)
    }),
  )
})

test('what is shown never moves backwards within an epoch', () => {
  const any = fc.record({ seq: fc.integer({ min: 1, max: 9 }), whole: fc.boolean() })
  fc.assert(
    fc.property(fc.array(any), (frames) => {
      let cursor: Cursor = null
      let last = 0
      for (const { seq, whole } of frames) {
        cursor = follow(cursor, whole ? snap('a', seq) : delta('a', seq)).cursor
        expect(cursor?.seq ?? last).toBeGreaterThanOrEqual(last)
        last = cursor?.seq ?? last
      }
    }),
  )
})
