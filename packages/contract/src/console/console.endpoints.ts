import { optional } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { id, moment, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import {
  factorRefusals,
  memberUnknown,
  operatorGone,
  ownSelf,
  sessionUnknown,
} from './console.refusals.ts'

const code = text({ min: 6, max: 20 })
export const why = text({ min: 2, max: 200 })
const operatorRole = words({
  owner: 'owner',
  finance: 'finance',
  content: 'content',
  risk: 'risk',
  support: 'support',
  reader: 'reader',
})
/** How far somebody is: no operator, without a second factor, with one that has to be shown, in. */
const doorState = words({ stranger: 'stranger', enrol: 'enrol', prove: 'prove', in: 'in' })

const write = { method: 'POST', effect: 'write' } as const
const operators = {
  ...write,
  access: 'operator',
  permission: 'operators.act',
  touches: ['operators'],
} as const

/** The door of the console: who is there, the second factor, and who may come in at all. */
export const consoleEndpoints = {
  me: endpoint({
    call: 'own.console.me',
    method: 'GET',
    path: '/api/console/me',
    effect: 'read',
    access: 'member',
    about: ['operators'],
    freshMs: 0,
    output: shape({
      state: doorState,
      memberId: id,
      name: text(),
      role: optional(operatorRole),
      permissions: list(text({ max: 40 })),
      endsAtMs: optional(moment),
      /** Only in a demo, where anybody may try every role. */
      demo: optional(shape({ secret: text(), code: text() })),
    }),
  }),
  beginFactor: endpoint({
    ...write,
    call: 'own.console.beginFactor',
    path: '/api/console/factor/begin',
    access: 'member',
    touches: ['operators'],
    output: shape({ secret: text(), address: text() }),
    refusals: factorRefusals,
  }),
  confirmFactor: endpoint({
    ...write,
    call: 'own.console.confirmFactor',
    path: '/api/console/factor/confirm',
    access: 'member',
    touches: ['operators'],
    input: shape({ code }),
    output: shape({ recoveryCodes: list(text()) }),
    refusals: factorRefusals,
  }),
  prove: endpoint({
    ...write,
    call: 'own.console.prove',
    path: '/api/console/factor/prove',
    access: 'member',
    touches: ['operators'],
    input: shape({ code }),
    refusals: factorRefusals,
  }),
  leave: endpoint({
    ...write,
    call: 'own.console.leave',
    path: '/api/console/leave',
    access: 'member',
    touches: ['operators'],
  }),
  endSession: endpoint({
    ...write,
    call: 'own.console.endSession',
    path: '/api/console/session/end',
    access: 'operator',
    permission: 'operators.act',
    touches: ['operators'],
    input: shape({ id, reason: why }),
    refusals: sessionUnknown,
  }),
  setOperator: endpoint({
    ...operators,
    call: 'own.console.setOperator',
    path: '/api/console/operator/set',
    input: shape({ phone: text({ min: 1, max: 64 }), role: operatorRole, reason: why }),
    refusals: { ...memberUnknown, ...ownSelf },
  }),
  removeOperator: endpoint({
    ...operators,
    call: 'own.console.removeOperator',
    path: '/api/console/operator/remove',
    input: shape({ id, reason: why }),
    refusals: { ...operatorGone, ...ownSelf },
  }),
  resetFactor: endpoint({
    ...operators,
    call: 'own.console.resetFactor',
    path: '/api/console/operator/reset-factor',
    input: shape({ id, reason: why }),
    refusals: { ...operatorGone, ...ownSelf },
  }),
}
