import { named, optional } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { id, int, text } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { pageNo, pageOf } from '#kit/paging.ts'
import { expertFace } from './expert.schemas.ts'
import { commentNotFound, replayNotFound, replayPublishRefusals } from './replay.refusals.ts'
import {
  commentThread,
  replayComment,
  replayDetail,
  replayDraft,
  replaySummary,
} from './replay.schemas.ts'

/** 复盘: what an expert says of a match when it is over. */
export const replayEndpoints = {
  introduction: endpoint({
    call: 'c.expert.replay.information.id',
    method: 'GET',
    path: '/api/expert/replay/information/{id}',
    effect: 'read',
    about: ['experts'],
    input: shape({ id }),
    output: replaySummary,
    refusals: replayNotFound,
  }),
  look: endpoint({
    call: 'c.expert.replay.detail.id',
    method: 'GET',
    path: '/api/expert/replay/detail/{id}',
    effect: 'read',
    about: ['experts'],
    input: shape({ id }),
    output: replayDetail,
    refusals: replayNotFound,
  }),
  ofExpert: endpoint({
    call: 'c.expert.replay.info',
    method: 'GET',
    path: '/api/expert/replay/info',
    effect: 'read',
    about: ['experts'],
    input: shape({ expertId: id, replayId: optional(id) }),
    output: shape({
      expert: expertFace,
      count: named('replayCount', int()),
      newest: named('lastReplay', optional(replaySummary)),
    }),
    refusals: replayNotFound,
  }),
  list: endpoint({
    call: 'c.token.id',
    method: 'GET',
    path: '/api/expert/replay/list/{id}',
    effect: 'read',
    about: ['experts'],
    /** What the expert wrote besides the one being read; `all` leaves none out. */
    input: shape({ id, expertId: optional(id), pageNo }),
    output: pageOf(replaySummary),
  }),
  listComments: endpoint({
    call: 'own.replay.comments',
    method: 'GET',
    path: '/api/own/replay/comments/{id}',
    effect: 'read',
    about: ['experts'],
    input: shape({ replayId: named('id', id), pageNo }),
    output: pageOf(replayComment),
    refusals: replayNotFound,
  }),
  lookComment: endpoint({
    call: 'own.replay.comment',
    method: 'GET',
    path: '/api/own/replay/comment/{id}',
    effect: 'read',
    about: ['experts'],
    input: shape({ id }),
    output: commentThread,
    refusals: commentNotFound,
  }),
  comment: endpoint({
    call: 'own.replay.addComment',
    method: 'POST',
    path: '/api/own.replay.addComment',
    effect: 'write',
    access: 'member',
    touches: ['experts'],
    input: shape({
      replayId: id,
      content: text({ min: 1, max: 300 }),
      /** Answers this comment. */
      parentId: optional(id),
    }),
    output: replayComment,
    refusals: { ...replayNotFound, ...commentNotFound },
  }),
  publish: endpoint({
    call: 'own.replay.publish',
    method: 'POST',
    path: '/api/own/replay/publish',
    effect: 'write',
    access: 'expert',
    touches: ['experts'],
    input: replayDraft,
    output: shape({ id: named('replayId', id) }),
    refusals: replayPublishRefusals,
  }),
}
