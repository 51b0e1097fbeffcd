import { createStore } from './store.ts'

/** The browser's offer to put the app on the home screen. It may be taken up once. */
export interface InstallOffer {
  prompt(): Promise<unknown>
}

export const installOffer = createStore<InstallOffer | null>(null)

/** Keeps the offer for whoever looks for it, instead of a bar over the page. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installOffer.set(event as Event & InstallOffer)
  })
  addEventListener('appinstalled', () => installOffer.set(null))
}
