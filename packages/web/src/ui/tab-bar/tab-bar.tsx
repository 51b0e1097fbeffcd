import { Badge } from '#ui/badge/badge.tsx'
import { cx } from '#ui/class-names.ts'
import type { Glyph } from '#ui/icon/glyph.ts'
import { Icon } from '#ui/icon/icon.tsx'
import s from './tab-bar.module.css'

export interface TabBarItem {
  key: string
  label: string
  glyph: Glyph
  href: string
  dot?: boolean
  count?: number
}

export interface TabBarProps {
  items: readonly TabBarItem[]
  value: string
  /** Called before the link leads on; also when the open tab is tapped again. */
  onSelect?: (key: string) => void
  /** In the flow instead of fixed to the bottom, for the gallery. */
  inline?: boolean
  label?: string
}

export function TabBar({ items, value, onSelect, inline, label = '主导航' }: TabBarProps) {
  return (
    <nav className={cx(s.bar, inline ? s.inline : s.fixed)} aria-label={label}>
      {items.map((item) => (
        <a
          key={item.key}
          href={item.href}
          aria-current={item.key === value ? 'page' : undefined}
          aria-label={spoken(item)}
          className={cx(s.tab, item.key === value && s.on)}
          onClick={() => onSelect?.(item.key)}
        >
          <Icon glyph={item.glyph} size={26} active={item.key === value} />
          <span>{item.label}</span>
          <Mark item={item} />
        </a>
      ))}
    </nav>
  )
}

function Mark({ item }: { item: TabBarItem }) {
  if (item.count)
    return (
      <span className={cx(s.mark, s.count)}>
        <Badge count={item.count} />
      </span>
    )
  return item.dot ? <i className={cx(s.mark, s.dot)} /> : null
}

function spoken({ label, count, dot }: TabBarItem): string {
  if (count) return `${label}，${count} 条未读`
  return dot ? `${label}，有未读` : label
}
