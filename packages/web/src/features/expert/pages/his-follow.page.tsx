import { go } from '#kit/go.ts'
import { useScreenParams } from '#kit/shown.ts'
import { FollowList } from '#features/expert/parts/follow-list.tsx'

export function Page() {
  const { expertId, tab } = useScreenParams('HisFollowPage')
  const onTab = (next: string) => go('HisFollowPage', { expertId, tab: next }, { replace: true })
  return <FollowList title="TA 的关注" tab={tab} memberId={expertId} onTab={onTab} />
}
