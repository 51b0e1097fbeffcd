import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { star } from '#ui/icon/control.ts'
import { useFollow } from '#features/match/use-follow.ts'
import { useExtras } from '#features/match/use-match-day.ts'
import { usePendingFollow } from '#features/match/use-pending-follow.ts'

/** The star on a match's own page: it asks for its state, and is set after a login that led back here. */
export function MatchStar({ id, name }: { id: string; name: string }) {
  usePendingFollow()
  useExtras([id])
  const { followed, toggle } = useFollow(id)
  return (
    <IconButton
      glyph={star}
      pressed={followed}
      label={`${followed ? '已关注' : '关注'} ${name}`}
      onClick={() => void toggle()}
    />
  )
}
