import { cx } from '#ui/class-names.ts'
import type { Glyph } from '#ui/icon/glyph.ts'
import { ToolIcon } from '#ui/tool-icon/tool-icon.tsx'
import s from './tool-links.module.css'

export interface ToolLink {
  readonly text: string
  readonly glyph: Glyph
  readonly href: string | undefined
}

export interface ToolLinksProps {
  readonly label: string
  readonly links: readonly ToolLink[]
  /** The room around it. */
  readonly className?: string | undefined
}

/** Ways to some tools, each a mark above its name. */
export const ToolLinks = ({ label, links, className }: ToolLinksProps) => (
  <nav className={cx(s.links, className)} aria-label={label}>
    {links.map(({ text, glyph, href }) => (
      <a key={text} className={s.link} href={href}>
        <ToolIcon glyph={glyph} />
        {text}
      </a>
    ))}
  </nav>
)
