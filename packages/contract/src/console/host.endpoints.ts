import { endpoint } from '#kit/endpoint.ts'
import { refusal } from '#kit/refusal.ts'
import { text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { why } from './console.endpoints.ts'
import { rowGone } from './console.refusals.ts'

const act = {
  method: 'POST',
  effect: 'write',
  access: 'operator',
  permission: 'switches.act',
  touches: ['operators'],
} as const
const host = text({ min: 1, max: 20 })
const agentId = text({ min: 1, max: 32 })
const feature = words({
  ...{ download: 'download', setMeals: 'setMeals', vip: 'vip', redPackets: 'redPackets' },
  ...{ community: 'community', partner: 'partner', basketball: 'basketball', plans: 'plans' },
  coupons: 'coupons',
})

/** How our pages look inside other apps and under other names. */
export const hostActEndpoints = {
  setHost: endpoint({
    ...act,
    call: 'own.console.setHost',
    path: '/api/console/host/set',
    input: shape({ id: host, hidden: list(feature, { max: 9 }), reason: why }),
    refusals: rowGone,
  }),
  /** The host hides again what the table of hosts says. */
  resetHost: endpoint({
    ...act,
    call: 'own.console.resetHost',
    path: '/api/console/host/reset',
    input: shape({ id: host, reason: why }),
    refusals: rowGone,
  }),
  setBrand: endpoint({
    ...act,
    call: 'own.console.setBrand',
    path: '/api/console/brand/set',
    input: shape({
      id: agentId,
      name: text({ min: 1, max: 12 }),
      company: text({ min: 1, max: 30 }),
      slogan: text({ min: 1, max: 30 }),
      reason: why,
    }),
    refusals: refusal('console.agent_word', '渠道号只能是字母、数字和下划线'),
  }),
  removeBrand: endpoint({
    ...act,
    call: 'own.console.removeBrand',
    path: '/api/console/brand/remove',
    input: shape({ id: agentId, reason: why }),
    refusals: rowGone,
  }),
}
