import { onDevice, storageKeys } from './storage.ts'
import { createStore, useStore } from './store.ts'

/** Whether the person wants to be told of goals by the system. Off until they ask for it. */
export const goalAlerts = createStore(onDevice.read(storageKeys.goalAlerts) !== null)

export const useGoalAlerts = (): boolean => useStore(goalAlerts)

/** The system's own permission; null where there are no notifications. */
export const alertPermission = (): NotificationPermission | null =>
  typeof Notification === 'undefined' ? null : Notification.permission

/** Asks the system, which only a tap may do. The answer is what it allows. */
export async function askForAlerts(): Promise<NotificationPermission | null> {
  if (alertPermission() === 'default') await Notification.requestPermission()
  const allowed = alertPermission()
  if (allowed === 'granted') setGoalAlerts(true)
  return allowed
}

export function setGoalAlerts(on: boolean): void {
  if (on) onDevice.write(storageKeys.goalAlerts, '1')
  else onDevice.drop(storageKeys.goalAlerts)
  goalAlerts.set(on)
}
