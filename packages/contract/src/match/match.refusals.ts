import { refusal } from '#kit/refusal.ts'

export const matchNotFound = refusal('match.not_found', '没有这场比赛')
