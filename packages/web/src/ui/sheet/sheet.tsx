import { useId, type ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { close } from '#ui/icon/basic.ts'
import { Modal } from '#ui/overlay/modal.tsx'
import s from './sheet.module.css'

export interface SheetProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Stays in view under the scrolling content: total and main action. */
  footer?: ReactNode
  /** For lines that bring no sides of their own. */
  padded?: boolean
}

export function Sheet({ open, onClose, title, children, footer, padded }: SheetProps) {
  const id = useId()
  if (!open) return null
  return (
    <Modal place="bottom" light onDismiss={onClose} aria-labelledby={id}>
      <div className={s.sheet}>
        <header className={s.head}>
          <h2 id={id} className={s.title}>
            {title}
          </h2>
          <IconButton glyph={close} size={22} label="关闭" onClick={onClose} />
        </header>
        <div className={cx(s.content, padded && s.padded)}>{children}</div>
        {footer && <footer className={s.footer}>{footer}</footer>}
      </div>
    </Modal>
  )
}
