import { refusal } from '#kit/refusal.ts'

export const factorRefusals = {
  ...refusal('console.code_wrong', '验证码不对，或已经用过'),
  ...refusal('console.no_factor', '还没有设置两步验证'),
  ...refusal('console.has_factor', '两步验证已经设置过'),
}

export const rowGone = refusal('console.gone', '没有这条记录，或它已经变了')
export const badTimes = refusal('console.bad_times', '结束时间应晚于开始时间')
export const operatorGone = refusal('console.no_operator', '没有这位运营人员')
export const memberUnknown = refusal('console.no_member', '没有这位会员')
export const ownSelf = refusal('console.own_self', '不能对自己这样做')
export const sessionUnknown = refusal('console.no_session', '没有这个登录')
