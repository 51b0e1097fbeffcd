import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import s from './tag.module.css'

export type TagTone = 'plain' | 'red' | 'gold' | 'blue' | 'volt' | 'outline' | 'ink' | 'dashed'

export function Tag({ children, tone = 'plain' }: { children: ReactNode; tone?: TagTone }) {
  return <span className={cx(s.tag, s[tone])}>{children}</span>
}
