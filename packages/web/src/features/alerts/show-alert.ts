import type { MatchAlert } from '@linmen/domain/alert/match-alert.ts'

export interface ShownAlert extends MatchAlert {
  readonly matchId: string
  /** Where a tap leads. */
  readonly address: string
}

/**
 * One notification for each match: the next one takes its place and is heard again, so a goal that was
 * taken back does not stay.
 */
export async function showAlert({ title, body, matchId, address }: ShownAlert): Promise<void> {
  const options = {
    body,
    tag: `match-${matchId}`,
    renotify: true,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    lang: 'zh-CN',
    data: { address },
  }
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker?.active) return worker.showNotification(title, options)
  const notification = new Notification(title, options)
  notification.onclick = () => {
    window.focus()
    location.hash = `#${address}`
    notification.close()
  }
}

/** Whoever logs out leaves no news of their matches on the screen. */
export async function closeAlerts(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration()
  for (const shown of (await worker?.getNotifications()) ?? []) shown.close()
}
