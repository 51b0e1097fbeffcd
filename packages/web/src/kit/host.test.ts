import { afterEach, expect, test } from 'vitest'
import { keepHostSetting, lookAgain, theHost } from './host.ts'
import { isShown } from '#kit/address/screen-table.ts'
import { addressQuery } from '#kit/device/surroundings.ts'

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '', '/')
  lookAgain()
})
const open = (address: string) => {
  history.replaceState(null, '', address)
  lookAgain()
  return theHost()
}

test('parameters count before and after the hash', () => {
  expect(addressQuery('https://own.test/?a=1#/tabs/home?b=2&a=3')).toEqual({ a: '3', b: '2' })
  expect(addressQuery('https://own.test/')).toEqual({})
})

test('the address names the host, and the visit remembers it', () => {
  expect(open('/?host=carrier')).toMatchObject({ name: 'carrier', currency: '元', tabVariant: 'B' })
  expect(open('/#/tabs/home').name).toBe('carrier')
})

test('R-APP-010 from=app is the native app', () => {
  expect(open('/#/tabs/home?from=app').name).toBe('native')
})

test('an agent of the address is kept for the visit; nonsense is not', () => {
  expect(open('/?agentId=7001').agentId).toBe('7001')
  expect(open('/').agentId).toBe('7001')
  sessionStorage.clear()
  expect(open('/?agentId=%3Cscript%3E').agentId).toBe('2335001')
})

test('a host shows what its row says', () => {
  expect(open('/?host=sports').shows('plans')).toBe(false)
  expect(open('/?host=browser').shows('plans')).toBe(true)
})

test('what operators have set counts from the next question on, for this host and agent alone', () => {
  const brand = { name: '好球', company: '好球科技', slogan: '好球不断' }
  expect(open('/?host=sports&agentId=7001').shows('plans')).toBe(false)
  keepHostSetting({ hidden: ['vip'], brand })
  expect(theHost().shows('plans')).toBe(true)
  expect(theHost().shows('vip')).toBe(false)
  expect(theHost().brand).toEqual(brand)
  expect(isShown('HomePlan')).toBe(true)
  expect(isShown('VipPage')).toBe(false)
  expect(open('/?host=sports&agentId=7002').shows('plans')).toBe(false)
  expect(open('/?host=browser&agentId=7001').brand.name).toBe('临门')
})
