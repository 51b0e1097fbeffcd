import { allowanceOf, type Allowance } from '@linmen/domain/alert/alert-allowance.ts'
import { onDevice, storageKeys } from '#kit/storage.ts'
import { createStore, useStore } from '#kit/store.ts'

/** Whether the person wants to be told of goals by the system. Off until they ask for it. */
export const goalAlerts = createStore(onDevice.read(storageKeys.goalAlerts) !== null)

export const useGoalAlerts = (): boolean => useStore(goalAlerts)

/** What the system allows now; a person may change it outside the page at any time. */
export const alertAllowance = (): Allowance =>
  allowanceOf({
    permission: typeof Notification === 'undefined' ? null : Notification.permission,
    secure: isSecureContext,
  })

/** Asks the system, which only a tap may do. The answer is what it allows. */
export async function askForAlerts(): Promise<Allowance> {
  if (alertAllowance() === 'default') await Notification.requestPermission()
  const allowed = alertAllowance()
  if (allowed === 'granted') setGoalAlerts(true)
  return allowed
}

export function setGoalAlerts(on: boolean): void {
  if (on) onDevice.write(storageKeys.goalAlerts, '1')
  else onDevice.drop(storageKeys.goalAlerts)
  goalAlerts.set(on)
}
