import { refusal } from '#kit/refusal.ts'
import { moment, text } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'

export const postGone = refusal('sns.no_post', '内容不存在或已删除')
export const topicGone = refusal('sns.no_topic', '话题不存在或已关闭')
export const memberGone = refusal('sns.no_member', '用户不存在')

/** Why somebody may not write now, or not this. */
export const writingRefusals = {
  ...refusal('sns.banned', '您已被移出社区，如有异议请联系客服'),
  ...refusal('sns.gagged', '您已被禁言，到期后可以继续发言', shape({ untilMs: moment })),
  ...refusal('sns.words', '内容含有不允许发布的词语，请修改后再发', shape({ word: text() })),
  ...refusal('sns.empty', '请先写点内容'),
}

export const appealRefusals = refusal('sns.no_appeal', '该内容不能申诉，或已经申诉过')
