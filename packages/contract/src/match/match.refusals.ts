import { refusal } from '#kit/refusal.ts'

/** The device that follows cannot be told from others. */
export const deviceUnknown = refusal('uuid_error', '设备标识有误')
export const matchNotFound = refusal('match.not_found', '没有这场比赛')
