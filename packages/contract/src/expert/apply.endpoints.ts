import { named, optional } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { decimal, flag, id, int, moment, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { legacyCode } from '#kit/legacy-words.ts'
import { applicationNotFound, applyRefusals } from './expert.refusals.ts'

const application = shape({
  id: named('applyId', id),
  state: named('status', words({ pending: 0, accepted: 1, refused: 2 })),
  reason: named('applyReason', text({ max: 500 })),
  answer: named('remark', optional(text({ max: 200 }))),
  createdAtMs: named('createTime', moment),
})

/** How far an expert is this month towards the next level. */
const levelMonth = shape({
  level: named('userLevel', int({ max: 2 })),
  grade: named('expertGrade', int({ min: 1, max: 10 })),
  sharePercent: named('shareRate', int({ max: 30 })),
  recommendations: named('planCount', int()),
  activeDays: named('activeDayCount', int()),
  /** In percent; nothing before anything is settled. */
  returned: named('profitRatio', optional(decimal)),
  place: named('rank', optional(int({ min: 1 }))),
  lastChange: named(
    'lastLevelLog',
    optional(
      shape({
        from: named('oldLevel', int({ max: 2 })),
        to: named('newLevel', int({ max: 2 })),
        reasons: text({ max: 500 }),
        atMs: named('createTime', moment),
      }),
    ),
  ),
})

export const applyEndpoints = {
  apply: endpoint({
    call: 'c.uc.formalExpertApply',
    method: 'POST',
    path: '/api/uc/formalExpertApply',
    effect: 'write',
    access: 'member',
    touches: ['me', 'experts'],
    input: shape({
      reason: named('applyReason', text({ max: 500 })),
      imageUrl: named('applyImageUrl', optional(text({ max: 500 }))),
      pickedId: optional(legacyCode),
      idCardFront: named('frontImgPath', optional(text({ max: 500 }))),
      idCardBack: named('backImgPath', optional(text({ max: 500 }))),
    }),
    refusals: applyRefusals,
  }),
  application: endpoint({
    call: 'own.expert.application',
    method: 'GET',
    path: '/api/expert/application',
    effect: 'read',
    access: 'member',
    about: ['experts'],
    output: shape({
      application: named('applyInfo', optional(application)),
      month: named('levelInfo', optional(levelMonth)),
    }),
  }),
  listApplications: endpoint({
    call: 'own.expert.listApplications',
    method: 'GET',
    path: '/api/expert/applications',
    effect: 'read',
    access: 'operator',
    permission: 'experts.read',
    about: ['experts'],
    output: shape({
      items: named(
        'dataList',
        list(shape({ application, memberId: id, name: named('nickName', text({ max: 40 })) })),
      ),
    }),
  }),
  decide: endpoint({
    call: 'own.expert.decide',
    method: 'POST',
    path: '/api/expert/application/decide',
    effect: 'write',
    access: 'operator',
    permission: 'experts.act',
    touches: ['experts'],
    input: shape({
      id: named('applyId', id),
      accept: named('isAccept', flag),
      answer: named('remark', optional(text({ max: 200 }))),
    }),
    refusals: applicationNotFound,
  }),
}
