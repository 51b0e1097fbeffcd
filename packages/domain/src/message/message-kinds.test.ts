import { expect, test } from 'vitest'
import { channelOf, isFixed, kindsOf, messageKinds } from '#message/message-kinds.ts'
import { messageTimeText } from '#message/message-time-text.ts'

test('every kind belongs to one channel, and a channel has all of its kinds', () => {
  for (const kind of messageKinds) expect(kindsOf(channelOf(kind))).toContain(kind)
  expect(kindsOf('community')).toEqual(['comment', 'reply', 'like', 'follow'])
})

test('money and the account cannot be silenced', () => {
  expect(messageKinds.filter(isFixed)).toEqual(['order', 'system'])
})

const at = (text: string) => Date.parse(`${text}+08:00`)
const now = at('2026-11-25T10:00')

test.each([
  ['2026-11-25T03:05', '03:05'],
  ['2026-11-24T23:59', '昨天'],
  ['2026-11-23T12:00', '周一'],
  ['2026-11-19T00:00', '周四'],
  ['2026-11-18T23:59', '11-18'],
])('%s is said as %s', (text, said) => {
  expect(messageTimeText(at(text), now)).toBe(said)
})
