import { Icon } from '#ui/icon/icon.tsx'
import { pitch, video as film } from '#ui/icon/match.ts'
import s from './row-media.module.css'

interface RowMediaProps {
  readonly video: boolean
  readonly cartoon: boolean
}

/** What can be watched of a match; nothing where there is nothing. */
export function RowMedia({ video, cartoon }: RowMediaProps) {
  return (
    <>
      {video && (
        <span className={s.media} role="img" aria-label="有视频">
          <Icon glyph={film} size={13} />
        </span>
      )}
      {cartoon && (
        <span className={s.media} role="img" aria-label="有动画">
          <Icon glyph={pitch} size={13} />
        </span>
      )}
    </>
  )
}
