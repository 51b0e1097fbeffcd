import { named, optional } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { refusal } from '#kit/refusal.ts'
import { flag, id, moment, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'

/** Where a member is signed in. Nothing in it opens anything. */
const openSession = shape({
  id,
  isCurrent: named('current', flag),
  kind: words({ browser: 1, token: 2 }),
  platform: text({ max: 40 }),
  agentId: text({ max: 40 }),
  /** The name the pages of the agent carry, where it has one of its own. */
  brand: optional(text({ max: 20 })),
  beganAtMs: named('createTime', moment),
  seenAtMs: named('lastTime', moment),
})

export const sessionEndpoints = {
  listSessions: endpoint({
    call: 'own.user.listSessions',
    method: 'GET',
    path: '/api/uc/session/list',
    effect: 'read',
    access: 'member',
    about: ['sessions'],
    output: shape({ sessions: named('dataList', list(openSession, { max: 200 })) }),
  }),
  endSession: endpoint({
    call: 'own.user.endSession',
    method: 'POST',
    path: '/api/uc/session/end',
    effect: 'write',
    access: 'member',
    touches: ['sessions'],
    input: shape({ id }),
    refusals: refusal('session.unknown', '该设备已退出登录'),
  }),
}
