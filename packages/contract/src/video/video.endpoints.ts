import { named, optional, withDefault } from '#kit/codec.ts'
import { planned } from '#kit/endpoint.ts'
import { id, int } from '#kit/scalars.ts'
import { commaList, shape } from '#kit/shapes.ts'
import { pageNo, pageSize } from '#kit/paging.ts'
import { legacyCode } from '#kit/legacy-words.ts'

export const videoEndpoints = {
  listRelated: planned({
    call: 'c.videoJd.query.relate.list',
    method: 'GET',
    path: '/api/videoJd/query/relate/list',
    effect: 'read',
    input: shape({ id }),
  }),
  countRelated: planned({
    call: 'c.videoJd.relate.list.count',
    method: 'GET',
    path: '/api/videoJd/relate/list/count',
    effect: 'read',
    input: shape({ id }),
  }),
  countByExpert: planned({
    call: 'c.videoJd.count.expert.jd.list',
    method: 'GET',
    path: '/api/videoJd/count/expert/jd/list',
    effect: 'read',
    input: shape({
      expertId: named('memberId', id),
      kind: named('type', withDefault(legacyCode, 2)),
    }),
  }),
  content: planned({
    call: 'c.videoJd.query.content',
    method: 'GET',
    path: '/api/videoJd/query/content',
    effect: 'read',
    input: shape({ id }),
  }),
  unlockFree: planned({
    call: 'c.videoJd.free.pay',
    method: 'GET',
    path: '/api/videoJd/free/pay',
    effect: 'write',
    access: 'member',
    input: shape({ id }),
  }),
  look: planned({
    call: 'c.videoJd.query.detail',
    method: 'GET',
    path: '/api/videoJd/query/detail',
    effect: 'read',
    input: shape({ id }),
  }),
  expert: planned({
    call: 'c.videoJd.query.expert.info',
    method: 'GET',
    path: '/api/videoJd/query/expert/info',
    effect: 'read',
    input: shape({
      expertId: named('memberId', id),
      productMemberId: named('linmenMemberId', optional(id)),
    }),
  }),
  listByExpert: planned({
    call: 'c.videoJd.query.expert.jd.list',
    method: 'GET',
    path: '/api/videoJd/query/expert/jd/list',
    effect: 'read',
    input: shape({
      expertId: named('memberId', id),
      pageNo,
      kind: named('type', optional(legacyCode)),
      pageSize: pageSize(20),
    }),
  }),
  listLooked: planned({
    call: 'c.videoJd.query.looked.list',
    method: 'GET',
    path: '/api/videoJd/query/looked/list',
    effect: 'read',
    access: 'member',
    input: shape({
      pageNo,
      sellStatus: optional(legacyCode),
      days: named('day', optional(int({ max: 366 }))),
    }),
  }),
  list: planned({
    call: 'c.videoJd.query.all.video.list',
    method: 'GET',
    path: '/api/videoJd/query/all/video/list',
    effect: 'read',
    input: shape({
      pageNo,
      excludedIds: named('expectIds', optional(commaList(id))),
      onlyId: optional(id),
    }),
  }),
  listFavourites: planned({
    call: 'c.videoJd.query.all.video.zmtList',
    method: 'GET',
    path: '/api/videoJd/query/all/video/zmtList',
    effect: 'read',
    input: shape({ pageNo, favouriteIds: named('lovelyMemberIds', optional(commaList(id))) }),
  }),
  listForHome: planned({
    call: 'c.videoJd.query.home.video.list',
    method: 'GET',
    path: '/api/videoJd/query/home/video/list',
    effect: 'read',
  }),
  listReplays: planned({
    call: 'c.video.replay.list',
    method: 'POST',
    path: '/api/video/replay/list',
    effect: 'read',
    input: shape({
      after: named('lastId', optional(id)),
      excludedIds: named('expectIds', optional(commaList(id))),
    }),
  }),
}
