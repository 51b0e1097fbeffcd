import { Button } from '#ui/button/button.tsx'
import { useFollowExpert } from '#features/favourite/use-follow-expert.ts'

interface FollowButtonProps {
  readonly expertId: string
  readonly name: string
  readonly isFollowed: boolean
  /** On a night header it is the one bright thing. */
  readonly look?: 'primary' | 'volt'
}

export function FollowButton({ expertId, name, isFollowed, look = 'primary' }: FollowButtonProps) {
  const { followed, toggle } = useFollowExpert(expertId, isFollowed)
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
