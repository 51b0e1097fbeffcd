import { isOddsReading, type OddsReading } from '@linmen/domain/odds/odds-in-format.ts'
import { onDevice, storageKeys } from '#kit/storage.ts'
import { createStore, useStore } from '#kit/store.ts'

const reading = createStore(readOddsReading())

/** How this person reads odds, and how to change it. Kept on the device. */
export const useOddsReading = () => [useStore(reading), changeOddsReading] as const

export function readOddsReading(): OddsReading {
  const kept = onDevice.read(storageKeys.oddsFormat)
  return isOddsReading(kept) ? kept : 'usual'
}

function changeOddsReading(next: OddsReading): void {
  reading.set(next)
  onDevice.write(storageKeys.oddsFormat, next)
}
