import { cx } from '#ui/class-names.ts'
import s from './badge.module.css'

export type BadgeProps = { count: number; dot?: undefined } | { dot: true; count?: undefined }

/** Unread mark. The control it sits on says the number in its own label. */
export function Badge({ count, dot }: BadgeProps) {
  if (dot) return <b className={cx(s.badge, s.dot)} data-dot aria-hidden="true" />
  if (count <= 0) return null
  return (
    <b className={s.badge} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </b>
  )
}
