import { useScreenParams } from '#kit/shown.ts'
import { FeedbackForm } from '#features/plan/parts/feedback-form.tsx'

export function Page() {
  const { id } = useScreenParams('PlanDetailFeedbackPage')
  return <FeedbackForm title="方案反馈" about={id === undefined ? '方案' : `方案 ${id}`} />
}
