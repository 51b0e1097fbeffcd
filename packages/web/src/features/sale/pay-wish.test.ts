import { afterEach, beforeEach, expect, test } from 'vitest'
import { navigation } from '#kit/navigation.ts'
import { currentPlace, followAddress, replacePlace } from '#kit/place.ts'
import { logInToPay, receiveWish, takeWish } from './pay-wish.ts'

let stop = () => {}
beforeEach(() => {
  stop = followAddress()
  replacePlace('/tabs/home')
})
afterEach(() => stop())

const popped = () =>
  new Promise<void>((resolve) => addEventListener('popstate', () => resolve(), { once: true }))

test('the wish to pay travels through the login and back to the plan below', async () => {
  navigation.go('/plan-detail/7')
  const { key } = currentPlace()
  logInToPay()
  expect(currentPlace().query['backUrl']).toBe('/plan-detail/7?pay=1')
  navigation.go('/plan-detail/7?pay=1', { replace: true })
  const back = popped()
  expect(receiveWish('7')).toBe(true)
  await back
  expect(currentPlace()).toMatchObject({ address: '/plan-detail/7', key })
  expect(receiveWish('7')).toBe(false)
  expect(takeWish('7')).toBe(true)
  expect(takeWish('7')).toBe(false)
})

test('after a reload the wish is taken out of the address, and the rest of it stays', () => {
  navigation.go('/plan-detail/7?pay=1&from=share')
  const { depth } = currentPlace()
  expect(receiveWish('7')).toBe(true)
  expect(currentPlace()).toMatchObject({ address: '/plan-detail/7?from=share', depth })
  expect(takeWish('7')).toBe(true)
})

test('a wish for one plan opens no other', () => {
  navigation.go('/plan-detail/7?pay=1')
  receiveWish('7')
  expect(takeWish('8')).toBe(false)
  expect(takeWish('7')).toBe(true)
})

test('without a wish nothing moves', () => {
  navigation.go('/plan-detail/7')
  expect(receiveWish('7')).toBe(false)
  expect(takeWish('7')).toBe(false)
  expect(currentPlace().address).toBe('/plan-detail/7')
})
