import { userEndpoints } from '@linmen/contract/user/user.endpoints.ts'
import type { Binding } from '#kit/binding.ts'
import { query } from '#kit/query.ts'
import { readMe } from './me.ts'

export const userBindings: Binding[] = [
  query(userEndpoints.me, (db, _input, { actor, nowMs }) => readMe(db, actor.id, nowMs)),
]
