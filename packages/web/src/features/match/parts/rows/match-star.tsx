import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { star } from '#ui/icon/control.ts'
import { useFollow } from '#features/match/follow/use-follow.ts'
import { useExtras } from '#features/match/use-extras.ts'
import { usePendingFollow } from '#features/match/follow/use-pending-follow.ts'

export interface MatchStarProps {
  readonly id: string
  readonly name: string
  readonly sport?: Sport
}

/** The star on a match's own page: it asks for its state, and is set after a login that led back here. */
export function MatchStar({ id, name, sport = 'football' }: MatchStarProps) {
  usePendingFollow()
  useExtras([id], sport)
  const { followed, toggle } = useFollow(id, sport)
  return (
    <IconButton
      glyph={star}
      pressed={followed}
      label={`${followed ? '已关注' : '关注'} ${name}`}
      onClick={() => void toggle()}
    />
  )
}
