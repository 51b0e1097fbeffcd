import { useSession } from '#kit/session.ts'
import { Button } from '#ui/button/button.tsx'
import { useFollowExpert } from '#features/favourite/use-follow-expert.ts'

interface FollowButtonProps {
  readonly expertId: string
  readonly name: string
  readonly isFollowed: boolean
  /** On a night header it is the one bright thing. */
  readonly look?: 'primary' | 'volt'
}

/** Nobody follows themselves: on what is one's own there is no button. */
export function FollowButton({ expertId, name, isFollowed, look = 'primary' }: FollowButtonProps) {
  const { member } = useSession()
  const { followed, toggle } = useFollowExpert(expertId, isFollowed)
  if (member?.id === expertId) return null
  return (
    <Button
      size="s"
      look={followed ? 'ghost' : look}
      label={`${followed ? '取消关注' : '关注'} ${name}`}
      onClick={() => void toggle()}
    >
      {followed ? '已关注' : '关注'}
    </Button>
  )
}
