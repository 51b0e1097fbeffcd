import { typedCodeRefusals } from '#auth/code.refusals.ts'
import { named, optional } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { coins, int, moment, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { obstacleRefusals } from './privacy.refusals.ts'

/** What has to be over before an account can be deleted. */
const obstacle = words({ operator: 1, withdrawal: 2, payment: 3, plan: 4, subscriber: 5 })

export const privacyEndpoints = {
  /** What somebody would give up with their account, and what stands in the way. */
  look: endpoint({
    call: 'own.privacy.look',
    method: 'GET',
    path: '/api/uc/privacy/look',
    effect: 'read',
    access: 'member',
    about: ['me', 'wallet', 'coupons'],
    freshMs: 0,
    output: shape({
      coins: named('balance', coins),
      cash: coins,
      coupons: named('couponCount', int()),
      obstacles: named('reasons', list(obstacle)),
    }),
  }),
  /** An address at which the member, and nobody else, gets everything kept about them, for ten minutes. */
  export: endpoint({
    call: 'own.privacy.export',
    method: 'POST',
    path: '/api/uc/privacy/export',
    effect: 'write',
    access: 'member',
    proven: true,
    touches: [],
    output: shape({
      address: named('url', text({ max: 300 })),
      endsAtMs: named('endTime', moment),
    }),
  }),
  /** The code goes to the phone of the account; who has none must have signed in just now. */
  remove: endpoint({
    call: 'own.privacy.remove',
    method: 'POST',
    path: '/api/uc/privacy/remove',
    effect: 'write',
    access: 'member',
    touches: ['me', 'sessions', 'wallet'],
    input: shape({ code: optional(text({ min: 1, max: 12 })) }),
    refusals: { ...obstacleRefusals, ...typedCodeRefusals },
  }),
}
