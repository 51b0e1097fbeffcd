import { useEffectEvent, useLayoutEffect, useRef, type AriaAttributes, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { cx } from '#ui/class-names.ts'
import s from './modal.module.css'
import { registerModal } from './overlay-store.ts'

export interface ModalProps extends Pick<
  AriaAttributes,
  'aria-label' | 'aria-labelledby' | 'aria-describedby'
> {
  /** Esc, the back gesture, navigation; with `light` also a tap outside. */
  onDismiss: () => void
  light?: boolean
  place: 'bottom' | 'centre'
  className?: string
  children: ReactNode
}

/**
 * Native dialog: focus trap, inert page and top layer come from the platform. Mounted means open. It stands
 * beside the page: inside the label of a box, a tap on it would tick the box.
 */
export function Modal({ onDismiss, light, place, className, children, ...aria }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const dismiss = useEffectEvent(onDismiss)
  useLayoutEffect(() => {
    const dialog = ref.current
    const before = document.activeElement
    if (!dialog) return
    dialog.showModal()
    const forget = registerModal(() => dismiss())
    return () => {
      forget()
      dialog.close()
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return createPortal(
    <dialog
      ref={ref}
      className={cx(s.modal, s[place], className)}
      {...aria}
      onCancel={(event) => {
        event.preventDefault()
        onDismiss()
      }}
      onClick={(event) => {
        if (light && event.target === event.currentTarget) onDismiss()
      }}
    >
      {children}
    </dialog>,
    document.body,
  )
}
