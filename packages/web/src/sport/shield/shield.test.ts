import { beforeEach, expect, test } from 'vitest'
import { serverNowMs } from '#kit/clock.ts'
import {
  changeShield,
  hideAgain,
  isShielded,
  readShield,
  reveal,
  shield,
  tvNowMs,
  type ShieldedMatch,
} from './shield.ts'
import { onDevice, storageKeys } from '#kit/storage.ts'

const live: ShieldedMatch = { id: '7', phase: 'secondHalf', kickOffAtMs: serverNowMs() }

beforeEach(() => changeShield({ on: false, delaySeconds: 0, revealed: {} }))

test('nothing is hidden until somebody wants it', () => {
  expect(isShielded(live)).toBe(false)
  changeShield({ on: true })
  expect(isShielded(live)).toBe(true)
})

test('one tap shows a match, and it can be hidden again', () => {
  changeShield({ on: true })
  reveal('7')
  expect(isShielded(live)).toBe(false)
  expect(isShielded({ ...live, id: '8' })).toBe(true)
  hideAgain('7')
  expect(isShielded(live)).toBe(true)
})

test('R-MATCH-BK-029 the device keeps the choice, match by match, under one key', () => {
  changeShield({ on: true, delaySeconds: 30 })
  reveal('7')
  expect(readShield()).toEqual(shield.get())
})

test('matches revealed long ago are forgotten', () => {
  changeShield({ on: true, revealed: { old: serverNowMs() - 200 * 3_600_000 } })
  reveal('7')
  expect(Object.keys(shield.get().revealed)).toEqual(['7'])
})

test('what is kept in another form is the default', () => {
  onDevice.write(storageKeys.shield, '{"on":1,"delaySeconds":7,"revealed":{"a":"b"}}')
  expect(readShield()).toEqual({ on: false, delaySeconds: 0, revealed: {} })
  onDevice.write(storageKeys.shield, 'null')
  expect(readShield()).toEqual({ on: false, delaySeconds: 0, revealed: {} })
})

test('television is behind by the chosen delay', () => {
  changeShield({ delaySeconds: 90 })
  expect(tvNowMs(100_000)).toBe(10_000)
})
