import { refusal } from '#kit/refusal.ts'

export const articleGone = refusal('information.not_found', '资讯不存在或已撤下')
export const moduleGone = refusal('home.no_module', '该模块已下线')

export const articleEmpty = refusal('information.empty', '正文没有可以显示的内容')
