import type { overlays } from './overlays.ts'

let loaded: typeof overlays | null = null
const speech = async (): Promise<typeof overlays> =>
  (loaded ??= (await import('./overlays.ts')).overlays)

/** How the app speaks to the person outside the flow of a page. Nobody waits for it at the start. */
export const notices = {
  toast: (text: string, ms = 2000): void => {
    void speech().then(({ toast }) => toast(text, ms))
  },

  alert: async (text: string): Promise<void> => (await speech()).alert(text),

  /** True when the person chose the first button. */
  async confirm(text: string, buttons: { yes: string; no: string }): Promise<boolean> {
    const { confirm } = await speech()
    return confirm({ text, ok: buttons.yes, cancel: buttons.no })
  },

  /** A page that is left takes its dialogs with it. */
  closeAll: (): void => loaded?.closeAll(),
}
