import { refusal } from '#kit/refusal.ts'
import { writingRefusals } from '#community/community.refusals.ts'

export const roomGone = refusal('chat.no_room', '聊天室不存在或尚未开放')
export const sayRefusals = { ...writingRefusals, ...roomGone }
export const supportRefusals = {
  ...roomGone,
  ...refusal('chat.no_team', '这场比赛没有这支球队'),
}
export const lineGone = refusal('chat.no_line', '发言不存在或已删除')
