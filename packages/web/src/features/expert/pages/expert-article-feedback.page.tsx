import { useScreenParams } from '#kit/shown.ts'
import { FeedbackForm } from '#features/plan/parts/public.ts'

export function Page() {
  const { id } = useScreenParams('ExpertArticleFeedbackPage')
  return <FeedbackForm title="文章反馈" about={`文章 ${id}`} />
}
