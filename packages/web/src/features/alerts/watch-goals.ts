import type { QueryClient } from '@tanstack/react-query'
import { alertAllowance, goalAlerts } from '#sport/goal-alerts.ts'
import { listensHidden } from '#kit/live.ts'
import { isLoggedIn, onSession } from '#kit/login-state.ts'

/** Watches followed matches while a member wants it and the system allows it. */
export function watchGoals(client: QueryClient): void {
  let stop: Promise<() => void> | null = null
  const look = () => {
    const wanted = goalAlerts.get() && alertAllowance() === 'granted' && isLoggedIn()
    if (wanted === (stop !== null)) return
    listensHidden.set(wanted)
    if (wanted) stop = watch(client)
    else {
      void stop?.then((end) => end())
      stop = null
    }
  }
  goalAlerts.subscribe(look)
  onSession(look)
  // Who comes back may have allowed or forbidden it in the settings of the browser.
  addEventListener('focus', look)
  look()
}

// Few people want it, so its code comes when somebody does.
const watch = async (client: QueryClient) =>
  (await import('./watch-followed.ts')).watchFollowed(client)
