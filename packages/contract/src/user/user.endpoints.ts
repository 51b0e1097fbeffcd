import { named, optional } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { shape } from '#kit/shapes.ts'
import { memberInfo } from './user.schemas.ts'
import { legacyCode } from '#kit/legacy-words.ts'

export const userEndpoints = {
  me: endpoint({
    call: 'c.uc.index',
    method: 'GET',
    path: '/api/uc/index',
    effect: 'read',
    access: 'member',
    freshMs: 60_000,
    about: ['me', 'wallet'],
    input: shape({ kind: named('type', optional(legacyCode)) }),
    output: memberInfo,
  }),
}
