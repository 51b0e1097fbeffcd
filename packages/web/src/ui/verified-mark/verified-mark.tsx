import { Icon } from '#ui/icon/icon.tsx'
import { verified } from '#ui/icon/page.ts'
import s from './verified-mark.module.css'

/** Blue rosette: the record was checked. */
export function VerifiedMark({ size = 16 }: { size?: number }) {
  return (
    <span className={s.mark} role="img" aria-label="战绩已核验">
      <Icon glyph={verified} size={size} />
    </span>
  )
}
