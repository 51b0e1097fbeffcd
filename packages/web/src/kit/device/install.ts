import { createStore } from '#kit/store.ts'

/** The browser's offer to put the app on the home screen. It may be taken up once. */
export interface InstallOffer {
  prompt(): Promise<unknown>
}

export const installOffer = createStore<InstallOffer | null>(null)

/** Tells the browser what would be put there. It fetches icons at once, so nobody waits for anything by then. */
export function nameApp(): void {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = '/manifest.webmanifest'
  document.head.append(link)
}

/** Keeps the offer for whoever looks for it, instead of a bar over the page. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installOffer.set(event as Event & InstallOffer)
  })
  addEventListener('appinstalled', () => installOffer.set(null))
}
