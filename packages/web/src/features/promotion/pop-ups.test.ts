import { promotionEndpoints } from '@linmen/contract/promotion/promotion.endpoints.ts'
import { popUp, type PopUp } from '@linmen/contract/promotion/promotion.schemas.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { navigation } from '#kit/navigation.ts'
import { notices } from '#kit/notices.ts'
import { onDevice, storageKeys } from '#kit/storage.ts'
import { answer, answerWith } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { runPopUps } from './pop-ups.ts'

const daily = (rest: Partial<PopUp> = {}) =>
  sampleOf(popUp, { id: 'a1', content: '券包', rule: { trigger: 'daily' }, ...rest })
const answers = (...popUps: PopUp[]) => answerWith([answer(promotionEndpoints.popUps, { popUps })])

beforeEach(() => {
  onDevice.drop(storageKeys.popUps)
  navigation.go('/tabs/home')
  vi.spyOn(notices, 'alert').mockResolvedValue()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('R-ADS-001 R-ADS-006 a daily pop-up comes once a day, known by its id', async () => {
  answers(daily())
  expect(await runPopUps()).toBe(true)
  expect(await runPopUps()).toBe(false)
  expect(notices.alert).toHaveBeenCalledExactlyOnceWith('券包')
})

test('R-ADS-003 nothing comes up over a promotion', async () => {
  answers(daily())
  navigation.go('/hd/1812')
  expect(await runPopUps()).toBe(false)
  expect(notices.alert).not.toHaveBeenCalled()
})

test('R-ADS-005 a time that is none shows nothing', async () => {
  answers(daily({ rule: { trigger: 'timed', date: 'x' } }))
  expect(await runPopUps()).toBe(false)
})

test('one that is weeks away waits without asking the clock again and again', async () => {
  const timer = vi.spyOn(globalThis, 'setTimeout')
  answers(daily({ rule: { trigger: 'timed', date: '2999-01-01 20:30' } }))
  expect(await runPopUps()).toBe(false)
  const waits = timer.mock.calls.map(([, ms]) => ms ?? 0).filter((ms) => ms > 60_000)
  expect(waits).toEqual([86_400_000])
})
