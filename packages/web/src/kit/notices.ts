/** How the app speaks to the person outside the flow of a page. The shell installs the real ones. */
export interface Notices {
  toast(text: string, ms?: number): void
  alert(text: string): Promise<void>
  /** True when the person chose the first button. */
  confirm(text: string, buttons: { yes: string; no: string }): Promise<boolean>
  /** A page that is left takes its dialogs with it. */
  closeAll(): void
}

export const TOAST_MS = 2000

let installed: Notices = {
  toast: () => {},
  alert: async () => {},
  confirm: async () => false,
  closeAll: () => {},
}

export const installNotices = (notices: Notices): void => void (installed = notices)

export const notices: Notices = {
  toast: (text, ms = TOAST_MS) => installed.toast(text, ms),
  alert: (text) => installed.alert(text),
  confirm: (text, buttons) => installed.confirm(text, buttons),
  closeAll: () => installed.closeAll(),
}
