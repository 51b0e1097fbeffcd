import { named, optional, withDefault } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { id } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { followAction, sport } from '#kit/legacy-words.ts'
import { pageNo, pageOf, pageSize } from '#kit/paging.ts'
import { HOME_FRESH_MS } from '#home/home-fresh.ts'
import { deviceUnknown } from '#match/match.refusals.ts'
import { expertNotFound, followRefusals } from './expert.refusals.ts'
import { expertHome, hotExpert } from './expert.schemas.ts'
import { followedPerson, followSide } from './follow.schemas.ts'

export const expertEndpoints = {
  home: endpoint({
    call: 'c.new.expert.home',
    method: 'GET',
    path: '/api/new/expert/home',
    effect: 'read',
    freshMs: HOME_FRESH_MS,
    input: shape({ sport: named('qiuFlag', optional(sport)) }),
    output: shape({ hot: named('expertList', list(hotExpert)) }),
  }),
  // The specification names the question and no path.
  show: endpoint({
    call: 'c.unnamed.expertInfo',
    method: 'GET',
    path: '/api/expert/info/{expertId}',
    effect: 'read',
    about: ['experts', 'follows'],
    input: shape({ expertId: id }),
    output: expertHome,
    refusals: expertNotFound,
  }),
  follow: endpoint({
    call: 'c.uc.attention',
    method: 'POST',
    path: '/api/uc/attention',
    effect: 'write',
    access: 'member',
    touches: ['follows', 'me'],
    input: shape({ expertId: id, action: named('type', followAction) }),
    refusals: { ...deviceUnknown, ...followRefusals },
  }),
  // Of the caller where nobody is named.
  listFollows: endpoint({
    call: 'c.unnamed.followLists',
    method: 'GET',
    path: '/api/query/attentionList/{side}',
    effect: 'read',
    about: ['follows'],
    input: shape({
      side: withDefault(followSide, 'everybody'),
      memberId: named('expertId', optional(id)),
      pageNo,
      pageSize: pageSize(20),
    }),
    output: pageOf(followedPerson),
  }),
}
