import type { House } from '@linmen/contract/kit/codec.ts'
import type { feedbackKind } from '@linmen/contract/user/feedback.endpoints.ts'

export type FeedbackKind = House<typeof feedbackKind>

export const FEEDBACK_WORDS: Readonly<Record<FeedbackKind, string>> = {
  fault: '功能异常',
  idea: '产品建议',
  payment: '充值支付',
  content: '内容问题',
  account: '账号问题',
  other: '其他',
}
