import { named, optional } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { refusal } from '#kit/refusal.ts'
import { flag, int, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'

/** What a device is told of while no page is open. */
const pushTopic = words({ goals: 1, plans: 2, money: 3 })

const address = named('endpoint', text({ min: 1, max: 1000 }))
const minute = int({ min: 0, max: 1439 })

const wishes = shape({
  topics: named('types', list(pushTopic, { max: 3 })),
  /** Between these minutes of the day in Beijing no device is told anything. */
  quietFrom: optional(minute),
  quietTo: optional(minute),
  /** Nothing that is sent tells a score. */
  hidesScores: named('hideScore', flag),
})

export const pushEndpoints = {
  look: endpoint({
    call: 'own.push.look',
    method: 'GET',
    path: '/api/uc/push/look',
    effect: 'read',
    access: 'member',
    about: ['settings'],
    output: shape({
      /** With which a browser subscribes. */
      publicKey: text({ max: 200 }),
      devices: named('deviceCount', int()),
      wishes: named('setting', wishes),
    }),
  }),
  subscribe: endpoint({
    call: 'own.push.subscribe',
    method: 'POST',
    path: '/api/uc/push/subscribe',
    effect: 'write',
    access: 'member',
    touches: ['settings'],
    input: shape({
      address,
      key: named('p256dh', text({ min: 87, max: 90, pattern: /^[\w-]+=*$/ })),
      secret: named('auth', text({ min: 22, max: 24, pattern: /^[\w-]+=*$/ })),
    }),
    refusals: refusal('push.address', '这个浏览器的推送服务暂不支持'),
  }),
  unsubscribe: endpoint({
    call: 'own.push.unsubscribe',
    method: 'POST',
    path: '/api/uc/push/unsubscribe',
    effect: 'write',
    access: 'member',
    touches: ['settings'],
    input: shape({ address }),
  }),
  choose: endpoint({
    call: 'own.push.choose',
    method: 'POST',
    path: '/api/uc/push/choose',
    effect: 'write',
    access: 'member',
    touches: ['settings'],
    input: wishes,
  }),
}
