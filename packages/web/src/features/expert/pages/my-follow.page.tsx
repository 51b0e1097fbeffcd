import { go } from '#kit/go.ts'
import { useScreenParams } from '#kit/shown.ts'
import { FollowList } from '#features/expert/parts/follow-list.tsx'

export function Page() {
  const { tab } = useScreenParams('MyFollowPage')
  const onTab = (next: string) => go('MyFollowPage', { tab: next }, { replace: true })
  return <FollowList title="我的关注" tab={tab} onTab={onTab} />
}
