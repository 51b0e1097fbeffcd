import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { onDevice, storageKeys } from '#kit/storage.ts'
import { lookAgain } from '#kit/host.ts'
import { showPage } from '#test/show.tsx'

afterEach(() => {
  history.replaceState(null, '', '/')
  sessionStorage.clear()
  lookAgain()
})

test('in a browser nothing of the app goes along, and the way into the app is there', async () => {
  await showPage('AppTestPage', {})
  expect(screen.getAllByText('不发送')).toHaveLength(3)
  const way = screen.getByRole('link', { name: /以自有应用身份打开本页/ })
  expect(way.getAttribute('href')).toBe('/?from=app#/app-test')
})

test('from=app is the own app: its device goes along with every request', async () => {
  history.replaceState(null, '', '/?from=app')
  lookAgain()
  onDevice.write(storageKeys.deviceId, 'device-1')
  await showPage('AppTestPage', {})
  expect(screen.getAllByText('随请求发送').length).toBeGreaterThan(0)
  expect(screen.getByRole('link', { name: /以浏览器身份打开本页/ })).toBeDefined()
})
