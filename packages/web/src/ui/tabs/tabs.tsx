import { useEffect, useRef, type ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { rovingKeys } from '#ui/roving-keys.ts'
import { centreOpen } from './centre-open.ts'
import s from './tabs.module.css'

export interface TabItem<K extends string> {
  key: K
  label: string
  count?: number
}

export interface TabsProps<K extends string> {
  items: readonly TabItem<K>[]
  value: K
  onChange: (key: K) => void
  /** Spoken name of the list. */
  label: string
  /** Ties the tabs to a TabPanel with the same id. */
  id?: string
}

/** The open tab wears the goal frame. More than five tabs scroll and show a cut-off neighbour. */
export function Tabs<K extends string>({ items, value, onChange, label, id }: TabsProps<K>) {
  const list = useRef<HTMLDivElement>(null)
  const scrolls = items.length > 5
  const keys = items.map((item) => item.key)
  const away = useRef(false)
  // The first tab is in sight until another was opened; to measure it would cost a whole layout.
  if (value !== keys[0]) away.current = true
  useEffect(() => {
    if (list.current && away.current) centreOpen(list.current, '[aria-selected=true]')
  }, [value, items.length])
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={cx(s.tabs, scrolls && s.scrolls)}
      onKeyDown={rovingKeys(keys, value, onChange)}
    >
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          role="tab"
          data-choice
          id={id && tabId(id, item.key)}
          aria-controls={id && panelId(id)}
          aria-selected={item.key === value}
          tabIndex={item.key === value ? 0 : -1}
          className={cx(s.tab, item.key === value && s.on)}
          onClick={() => onChange(item.key)}
        >
          {item.label}
          {item.count !== undefined && item.count > 0 && (
            <span className={s.count}>{item.count}</span>
          )}
        </button>
      ))}
    </div>
  )
}

export function TabPanel({ id, tab, children }: { id: string; tab: string; children: ReactNode }) {
  return (
    <div role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id, tab)}>
      {children}
    </div>
  )
}

const tabId = (id: string, key: string) => `${id}-tab-${key}`
const panelId = (id: string) => `${id}-panel`
