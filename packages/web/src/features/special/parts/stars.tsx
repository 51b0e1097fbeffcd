import type { Star } from '@linmen/domain/special/stars.ts'
import { cx } from '#ui/class-names.ts'
import s from './stars.module.css'

/** Five stars, each full, half or empty. */
export const Stars = ({ stars, label }: { stars: readonly Star[]; label: string }) => (
  <span className={s.stars} role="img" aria-label={label}>
    {stars.map((star, at) => (
      <i key={at} className={cx(s.star, s[star])} />
    ))}
  </span>
)
