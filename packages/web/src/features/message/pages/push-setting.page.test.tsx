import { pushEndpoints } from '@linmen/contract/push/push.endpoints.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepLogin } from '#kit/session.ts'
import { answer } from '#test/answers.ts'
import { showPage } from '#test/show.tsx'

const look = answer(pushEndpoints.look, {
  publicKey: 'AQID',
  devices: 1,
  wishes: { topics: ['goals', 'money'], hidesScores: false, quietFrom: 1380, quietTo: 480 },
})
const taken = [
  answer(pushEndpoints.choose, {}),
  answer(pushEndpoints.subscribe, {}),
  answer(pushEndpoints.unsubscribe, {}),
]

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true)
  keepLogin({ token: '1|se1', memberId: 'm1', signKey: 'k' })
})
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'))

const turn = (name: string) => fireEvent.click(screen.getByRole('switch', { name }))

test('what is wanted, and when not, is said to the house as a whole', async () => {
  const page = await showPage('PushSettingPage', {}, [look, ...taken])
  await screen.findByRole('switch', { name: '推送里不显示比分' })
  const asked = () => page.network.asked(pushEndpoints.choose)
  const before = { hidesScores: false, quietFrom: 1380, quietTo: 480 }
  turn('关注专家的新方案')
  await waitFor(() => expect(asked()).toEqual([{ topics: ['goals', 'money', 'plans'], ...before }]))
  await waitFor(() =>
    expect(screen.getByRole('switch', { name: '夜间免打扰' })).toHaveProperty('disabled', false),
  )
  turn('夜间免打扰')
  await waitFor(() =>
    expect(asked()[1]).toEqual({ topics: ['goals', 'money'], hidesScores: false }),
  )
  fireEvent.change(screen.getByLabelText('结束'), { target: { value: '07:30' } })
  await waitFor(() =>
    expect(asked()[2]).toEqual({ topics: ['goals', 'money'], ...before, quietTo: 450 }),
  )
})

test('a browser that is allowed to subscribes with the key of the house', async () => {
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: vi.fn() })
  vi.stubGlobal('PushManager', class {})
  let made: object | null = null
  const keys = { p256dh: 'k'.repeat(87), auth: 's'.repeat(22) }
  const subscribe = vi.fn(async (_wish: { applicationServerKey: Uint8Array }) => {
    made = {
      endpoint: 'https://push.example.net/x',
      toJSON: () => ({ endpoint: 'https://push.example.net/x', keys }),
    }
    return made
  })
  const registration = { pushManager: { subscribe, getSubscription: async () => made } }
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: async () => registration },
    configurable: true,
  })
  const page = await showPage('PushSettingPage', {}, [look, ...taken])
  await screen.findByRole('switch', { name: '推送里不显示比分' })
  turn('在这台设备接收推送')
  await waitFor(() =>
    expect(page.network.asked(pushEndpoints.subscribe)).toEqual([
      { address: 'https://push.example.net/x', key: keys.p256dh, secret: keys.auth },
    ]),
  )
  expect([...subscribe.mock.calls[0]![0].applicationServerKey]).toEqual([1, 2, 3])
})

test('a browser that cannot says so', async () => {
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: vi.fn() })
  await showPage('PushSettingPage', {}, [look, ...taken])
  await screen.findByRole('switch', { name: '推送里不显示比分' })
  turn('在这台设备接收推送')
  expect(await screen.findByText(/这个浏览器暂不支持推送/)).toBeDefined()
})
