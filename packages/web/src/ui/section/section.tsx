import { useId, type ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { chevronRight } from '#ui/icon/basic.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Press } from '#ui/press/press.tsx'
import s from './section.module.css'

export interface SectionProps {
  title: string
  /** One fact beside the title, e.g. 12 场. */
  fact?: ReactNode
  /** A link, or a switch that says whether more is shown. */
  more?: { text: string; href?: string; onClick?: () => void; open?: boolean }
  /** Other control at the right instead of a link. */
  aside?: ReactNode
  inCard?: boolean
  children?: ReactNode
  className?: string
}

export function Section({ title, fact, more, aside, inCard, children, className }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <header className={cx(s.head, inCard && s.inCard)}>
        <h2 id={id} className={s.title}>
          {title}
        </h2>
        {fact && <span className={s.fact}>{fact}</span>}
        {more && (
          <Press
            href={more.href}
            onClick={more.onClick}
            aria-expanded={more.open}
            className={s.more}
          >
            {more.text}
            <Icon glyph={chevronRight} size={16} className={turned(more.open)} />
          </Press>
        )}
        {aside && <div className={s.aside}>{aside}</div>}
      </header>
      {children}
    </section>
  )
}

/** A link points ahead, a switch to where more would be shown. */
const turned = (open: boolean | undefined) => cx(open === false && s.down, open && s.up)
