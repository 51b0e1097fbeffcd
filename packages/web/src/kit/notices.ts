export const TOAST_MS = 2000

type Overlays = typeof import('./overlays.ts')

let loaded: Overlays | null = null
const overlays = async (): Promise<Overlays> => (loaded ??= await import('./overlays.ts'))

/** How the app speaks to the person outside the flow of a page. Nobody waits for it at the start. */
export const notices = {
  toast: (text: string, ms: number = TOAST_MS): void => {
    void overlays().then(({ toast }) => toast(text, ms))
  },

  alert: async (text: string): Promise<void> => (await overlays()).alert(text),

  /** True when the person chose the first button. */
  async confirm(text: string, buttons: { yes: string; no: string }): Promise<boolean> {
    const { confirm } = await overlays()
    return confirm({ text, ok: buttons.yes, cancel: buttons.no })
  },

  /** A page that is left takes its dialogs with it. */
  closeAll: (): void => loaded?.closeAllOverlays(),
}
