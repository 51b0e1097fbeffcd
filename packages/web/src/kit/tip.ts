import { onDevice, storageKeys } from './storage.ts'
import { createStore } from './store.ts'

/** Whether the word about following matches stands on the list now. */
export const tipShown = createStore(false)

/** Says it to somebody who follows nothing, once on a device. */
export function offerTip(): void {
  if (onDevice.read(storageKeys.tipClosed) !== null) return
  onDevice.write(storageKeys.tipClosed, '1')
  tipShown.set(true)
}

/** It was read, sent away, or is known to whoever follows something. */
export function closeTip(): void {
  onDevice.write(storageKeys.tipClosed, '1')
  tipShown.set(false)
}
