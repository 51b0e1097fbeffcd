import { optional } from '#kit/codec.ts'
import { planned } from '#kit/endpoint.ts'
import { id } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'

export const replayEndpoints = {
  introduction: planned({
    call: 'c.expert.replay.information.id',
    method: 'GET',
    path: '/api/expert/replay/information/{id}',
    effect: 'read',
    input: shape({ id }),
  }),
  look: planned({
    call: 'c.expert.replay.detail.id',
    method: 'GET',
    path: '/api/expert/replay/detail/{id}',
    effect: 'read',
    input: shape({ id }),
  }),
  ofExpert: planned({
    call: 'c.expert.replay.info',
    method: 'GET',
    path: '/api/expert/replay/info',
    effect: 'read',
    input: shape({ expertId: id, replayId: optional(id) }),
  }),
  list: planned({
    call: 'c.token.id',
    method: 'GET',
    path: '/api/expert/replay/list/{id}',
    effect: 'read',
    input: shape({ id, expertId: id }),
  }),
}
