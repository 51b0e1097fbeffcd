import { afterEach, expect, test } from 'vitest'
import { lookAgain, theHost } from '#kit/host.ts'
import { inTab, onDevice, storageKeys } from '#kit/storage.ts'
import { keepVisit } from './visit.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  lookAgain()
})

test('what the address says about the visit is kept', () => {
  const said = 'jcobSessionId=s1&device_uuid=d-1&share=77&tq_cv=8.2&tq_ct=ios&tq_name=小天'
  history.replaceState(null, '', `/?agentId=2335402&${said}#/tabs/home`)
  keepVisit()
  expect(theHost().agentId).toBe('2335402')
  const keys = ['sessionId', 'shareId', 'weatherVersion', 'weatherClient', 'weatherName'] as const
  const kept = keys.map((key) => inTab.read(storageKeys[key]))
  expect(kept).toEqual(['s1', '77', '8.2', 'ios', '小天'])
  expect(onDevice.read(storageKeys.deviceId)).toBe('d-1')
  expect(inTab.read(storageKeys.agentId)).toBe('2335402')
})

test('an address that says nothing, or nonsense, changes nothing', () => {
  keepVisit({ share: '77', tq_name: '小天' })
  keepVisit({})
  keepVisit({ share: '<script>', tq_name: '<b>', device_uuid: '' })
  expect(inTab.read(storageKeys.shareId)).toBe('77')
  expect(inTab.read(storageKeys.weatherName)).toBe('小天')
  expect(onDevice.read(storageKeys.deviceId)).toBeNull()
})
