import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { star } from '#ui/icon/control.ts'
import { useFollow } from '#features/match/use-follow.ts'
import s from './match-row.module.css'

export function Star({ id, name }: { id: string; name: string }) {
  const { followed, toggle } = useFollow(id)
  return (
    <IconButton
      glyph={star}
      size={21}
      pressed={followed}
      label={`${followed ? '已关注' : '关注'} ${name}`}
      className={s.star}
      onClick={() => void toggle()}
    />
  )
}
