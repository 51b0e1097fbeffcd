import { refusal } from '#kit/refusal.ts'

export const expertNotFound = refusal('expert.not_found', '没有这位专家')
export const leagueNotFound = refusal('league.not_found', '没有这项赛事')
export const followRefusals = {
  ...refusal('follow.nobody', '没有这位用户'),
  ...refusal('follow.self', '不能关注自己'),
}

/** In the order in which a subscription is checked, before the sale itself. */
export const subscribeRefusals = {
  ...refusal('subscription.not_found', '这位专家没有包月私推'),
  ...refusal('subscription.closed', '不能订阅自己'),
}

export const applyRefusals = {
  ...refusal('apply.expert', '你已经是专家'),
  ...refusal('apply.pending', '申请正在审核，请耐心等待'),
  ...refusal('apply.short', '申请理由需要 10 到 500 字'),
}

export const applicationNotFound = refusal('apply.not_found', '没有这份申请，或已处理')

export const articleNotFound = refusal('article.not_found', '没有这篇文章')
export const articleRefusals = {
  ...refusal('article.not_expert', '专家才能发表文章'),
  ...refusal('article.words', '文章含有不能发布的内容，请修改'),
}
