import { refusal } from '#kit/refusal.ts'
import { text } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'

export const replayNotFound = refusal('replay.not_found', '复盘不存在或已下架')
export const commentNotFound = refusal('replay.no_comment', '评论不存在')

export const replayPublishRefusals = {
  ...refusal('replay.bad_draft', '内容不符合发布要求', shape({ reason: text() })),
  ...refusal('replay.not_over', '比赛结束后才能复盘'),
}
