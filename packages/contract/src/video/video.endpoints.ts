import { named, optional, withDefault } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { flag, id, int, text } from '#kit/scalars.ts'
import { commaList, list, shape } from '#kit/shapes.ts'
import { pageNo, pageOf, pageSize } from '#kit/paging.ts'
import { legacyCode } from '#kit/legacy-words.ts'
import { expertFace } from '#expert/expert.schemas.ts'
import { replaySummary } from '#expert/replay.schemas.ts'
import {
  freeUnlockRefusals,
  interpretationNotFound,
} from '#interpretation/interpretation.refusals.ts'
import {
  interpretationSummary,
  videoContent,
  videoDetail,
} from '#interpretation/interpretation.schemas.ts'

const items = named('dataList', list(interpretationSummary))
const count = shape({ count: int() })

/** Films about a match. They are sold as every interpretation is. */
export const videoEndpoints = {
  listRelated: endpoint({
    call: 'c.videoJd.query.relate.list',
    method: 'GET',
    path: '/api/videoJd/query/relate/list',
    effect: 'read',
    about: ['videos'],
    input: shape({ id }),
    output: shape({ items }),
    refusals: interpretationNotFound,
  }),
  countRelated: endpoint({
    call: 'c.videoJd.relate.list.count',
    method: 'GET',
    path: '/api/videoJd/relate/list/count',
    effect: 'read',
    about: ['videos'],
    input: shape({ id }),
    output: count,
    refusals: interpretationNotFound,
  }),
  countByExpert: endpoint({
    call: 'c.videoJd.count.expert.jd.list',
    method: 'GET',
    path: '/api/videoJd/count/expert/jd/list',
    effect: 'read',
    about: ['videos'],
    input: shape({
      expertId: named('memberId', id),
      /** 1 written, 2 films, as everywhere; 0 both. */
      kind: named('type', withDefault(legacyCode, 2)),
    }),
    output: count,
  }),
  content: endpoint({
    call: 'c.videoJd.query.content',
    method: 'GET',
    path: '/api/videoJd/query/content',
    effect: 'read',
    about: ['videos'],
    freshMs: 240_000,
    input: shape({ id }),
    output: videoContent,
    refusals: interpretationNotFound,
  }),
  unlockFree: endpoint({
    call: 'c.videoJd.free.pay',
    method: 'GET',
    path: '/api/videoJd/free/pay',
    effect: 'write',
    access: 'member',
    touches: ['videos', 'interpretations'],
    input: shape({ id }),
    output: shape({ already: named('alreadyBuy', flag) }),
    refusals: freeUnlockRefusals,
  }),
  look: endpoint({
    call: 'c.videoJd.query.detail',
    method: 'GET',
    path: '/api/videoJd/query/detail',
    effect: 'read',
    about: ['videos'],
    input: shape({ id }),
    output: videoDetail,
    refusals: interpretationNotFound,
  }),
  expert: endpoint({
    call: 'c.videoJd.query.expert.info',
    method: 'GET',
    path: '/api/videoJd/query/expert/info',
    effect: 'read',
    about: ['videos', 'experts'],
    input: shape({
      expertId: named('memberId', id),
      productMemberId: named('linmenMemberId', optional(id)),
    }),
    output: shape({
      expert: expertFace,
      bio: named('describe', text({ max: 500 })),
      videos: named('videoCount', int()),
      written: named('interCount', int()),
      /** How often the films were unlocked. */
      looks: named('lookCount', int()),
    }),
  }),
  listByExpert: endpoint({
    call: 'c.videoJd.query.expert.jd.list',
    method: 'GET',
    path: '/api/videoJd/query/expert/jd/list',
    effect: 'read',
    about: ['videos'],
    input: shape({
      expertId: named('memberId', id),
      pageNo,
      kind: named('type', optional(legacyCode)),
      pageSize: pageSize(20),
    }),
    output: pageOf(interpretationSummary),
  }),
  listLooked: endpoint({
    call: 'c.videoJd.query.looked.list',
    method: 'GET',
    path: '/api/videoJd/query/looked/list',
    effect: 'read',
    access: 'member',
    about: ['videos'],
    input: shape({
      pageNo,
      /** 1 still on sale, 2 not any more; 0 both. */
      sellStatus: optional(legacyCode),
      days: named('day', optional(int({ max: 366 }))),
    }),
    output: pageOf(interpretationSummary),
  }),
  list: endpoint({
    call: 'c.videoJd.query.all.video.list',
    method: 'GET',
    path: '/api/videoJd/query/all/video/list',
    effect: 'read',
    about: ['videos'],
    input: shape({
      pageNo,
      excludedIds: named('expectIds', optional(commaList(id))),
      onlyId: optional(id),
    }),
    output: pageOf(interpretationSummary),
  }),
  listFavourites: endpoint({
    call: 'c.videoJd.query.all.video.zmtList',
    method: 'GET',
    path: '/api/videoJd/query/all/video/zmtList',
    effect: 'read',
    about: ['videos'],
    input: shape({ pageNo, favouriteIds: named('lovelyMemberIds', optional(commaList(id))) }),
    output: pageOf(interpretationSummary),
  }),
  listForHome: endpoint({
    call: 'c.videoJd.query.home.video.list',
    method: 'GET',
    path: '/api/videoJd/query/home/video/list',
    effect: 'read',
    about: ['videos'],
    output: shape({ items }),
  }),
  listReplays: endpoint({
    call: 'c.video.replay.list',
    method: 'POST',
    path: '/api/video/replay/list',
    effect: 'read',
    about: ['videos'],
    input: shape({
      after: named('lastId', optional(id)),
      excludedIds: named('expectIds', optional(commaList(id))),
    }),
    output: pageOf(replaySummary),
  }),
}
