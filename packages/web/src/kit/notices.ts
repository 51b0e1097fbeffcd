import { alert, confirm } from '#ui/dialog/dialog.tsx'
import { closeAllOverlays } from '#ui/overlay/overlay-store.ts'
import { toast } from '#ui/toast/toast.tsx'

export const TOAST_MS = 2000

/** How the app speaks to the person outside the flow of a page. */
export const notices = {
  toast: (text: string, ms: number = TOAST_MS): void => toast(text, ms),
  alert: (text: string): Promise<void> => alert(text),
  /** True when the person chose the first button. */
  confirm: (text: string, buttons: { yes: string; no: string }): Promise<boolean> =>
    confirm({ text, ok: buttons.yes, cancel: buttons.no }),
  /** A page that is left takes its dialogs with it. */
  closeAll: (): void => closeAllOverlays(),
}
