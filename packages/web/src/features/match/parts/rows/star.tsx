import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { cx } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { star } from '#ui/icon/control.ts'
import { useFollow } from '#features/match/follow/use-follow.ts'
import row from './row.module.css'

interface StarProps {
  readonly id: string
  readonly name: string
  readonly sport?: Sport
  readonly className?: string | undefined
}

export function Star({ id, name, sport = 'football', className }: StarProps) {
  const { followed, toggle } = useFollow(id, sport)
  return (
    <IconButton
      glyph={star}
      size={21}
      pressed={followed}
      label={`${followed ? '已关注' : '关注'} ${name}`}
      className={cx(row.star, className)}
      onClick={() => void toggle()}
    />
  )
}
