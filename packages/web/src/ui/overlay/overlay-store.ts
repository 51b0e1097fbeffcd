import type { ReactNode } from 'react'

export interface Overlay {
  id: number
  node: ReactNode
  /** Text for the screen reader's polite region; a modal speaks for itself. */
  spoken?: string
}

/** Puts a node into the one overlay portal and gives back its remover. */
export function openOverlay(make: (close: () => void) => ReactNode, spoken?: string): () => void {
  const id = ++lastId
  const close = () => put(open.filter((overlay) => overlay.id !== id))
  put([...open, { id, node: make(close), spoken }])
  return close
}

/** While a modal is open it can be closed from outside; the answer ends the registration. */
export function registerModal(dismiss: () => void): () => void {
  modals.add(dismiss)
  const leave = whileOpen(dismiss)
  return () => {
    modals.delete(dismiss)
    leave()
  }
}

/** What the app does while a modal is open, e.g. keep the "back" gesture for it. */
export function connectModals(connect: (dismiss: () => void) => () => void): void {
  whileOpen = connect
}

/** On navigation start every open modal closes; a toast keeps its own time. */
export function closeAllOverlays(): void {
  for (const dismiss of [...modals]) dismiss()
}

export function subscribeOverlays(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const openOverlays = (): readonly Overlay[] => open

let open: readonly Overlay[] = []
let lastId = 0
let whileOpen: (dismiss: () => void) => () => void = () => () => {}
const modals = new Set<() => void>()
const listeners = new Set<() => void>()

function put(next: readonly Overlay[]) {
  open = next
  for (const listener of listeners) listener()
}
