import { cx } from '#ui/class-names.ts'
import s from './form-badge.module.css'

export type FormResult = 'win' | 'draw' | 'loss'

/** Last results: a letter and its own form, so colour is not needed. */
export function FormBadge({ result }: { result: FormResult }) {
  return <span className={cx(s.badge, s[result])}>{letters[result]}</span>
}

const letters: Record<FormResult, string> = { win: '胜', draw: '平', loss: '负' }
