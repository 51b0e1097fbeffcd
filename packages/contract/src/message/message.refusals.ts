import { refusal } from '#kit/refusal.ts'

export const messageNotFound = refusal('message.not_found', '消息不存在或已过期')
export const messageSettingFixed = refusal('message.setting_fixed', '这类消息不能关闭')
