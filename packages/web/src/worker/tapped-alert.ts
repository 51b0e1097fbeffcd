/** A notification somebody tapped. */
export interface TappedAlert {
  readonly notification: { readonly data: unknown; close(): void }
}

export interface Windows {
  matchAll(of: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenWindow[]>
  openWindow(address: string): Promise<unknown>
}

interface OpenWindow {
  readonly visibilityState: string
  focus(): Promise<unknown>
  postMessage(message: unknown): void
}

/** Leads to the match: in the app where it is open, else in a new window. */
export async function openAddress({ notification }: TappedAlert, windows: Windows): Promise<void> {
  notification.close()
  const address = addressOf(notification.data)
  if (address === null) return
  const open = await windows.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = open.find(({ visibilityState }) => visibilityState === 'visible') ?? open[0]
  if (!shown) return void (await windows.openWindow(`/#${address}`))
  await shown.focus()
  shown.postMessage({ goTo: address })
}

/** Only a place in this app. */
function addressOf(data: unknown): string | null {
  const address = (data as { address?: unknown } | null)?.address
  return typeof address === 'string' && /^\/(?!\/)/.test(address) ? address : null
}
