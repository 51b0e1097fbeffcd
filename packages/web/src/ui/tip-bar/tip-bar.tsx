import { Button } from '#ui/button/button.tsx'
import { cx } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { close } from '#ui/icon/basic.ts'
import type { Glyph } from '#ui/icon/glyph.ts'
import { Icon } from '#ui/icon/icon.tsx'
import s from './tip-bar.module.css'

export interface TipBarProps {
  text: string
  glyph?: Glyph
  action?: { text: string; href?: string; onClick?: () => void }
  onClose: () => void
  /** Floats 8 above the tab bar. */
  floating?: boolean
}

export function TipBar({ text, glyph, action, onClose, floating }: TipBarProps) {
  return (
    <aside className={cx(s.bar, floating && s.floating)} aria-label="提示" data-night>
      {glyph && <Icon glyph={glyph} size={20} />}
      <span className={s.text}>{text}</span>
      {action && (
        <Button look="volt" size="s" href={action.href} onClick={action.onClick}>
          {action.text}
        </Button>
      )}
      <IconButton glyph={close} size={18} label="关闭提示" onClick={onClose} />
    </aside>
  )
}
