import { onDevice, storageKeys } from './storage.ts'
import { createStore } from './store.ts'

/** Who has seen it this often has read it. */
const OFTEN = 3
const isOver = () =>
  onDevice.read(storageKeys.tipClosed) !== null ||
  Number(onDevice.read(storageKeys.tipSeen)) >= OFTEN

/** Whether the word about following matches has been understood or sent away. */
export const tipOver = createStore(isOver())

export function closeTip(): void {
  onDevice.write(storageKeys.tipClosed, '1')
  tipOver.set(true)
}

/** Each time it is shown counts; the last time it may still be read. */
export function seeTip(): () => void {
  onDevice.write(storageKeys.tipSeen, `${Number(onDevice.read(storageKeys.tipSeen)) + 1}`)
  return () => tipOver.set(isOver())
}
