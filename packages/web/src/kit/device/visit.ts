import { visitParams } from '@linmen/contract/kit/visit-params.ts'
import { addressQuery } from './surroundings.ts'
import { inTab, onDevice, storageKeys } from '#kit/storage.ts'

type VisitWord = keyof typeof visitParams

const WORD = /^[\w.:|-]{1,100}$/
const NAME = /^[^\p{C}<>]{1,40}$/u

/** Keeps what the address says about the visit: the address changes with the first tap, a login comes later. */
export function keepVisit(query: Readonly<Record<string, string>> = addressQuery()): void {
  for (const word of Object.keys(visitParams) as VisitWord[]) {
    const said = query[visitParams[word]] ?? ''
    // The device stays the same from visit to visit.
    const shelf = word === 'deviceId' ? onDevice : inTab
    if ((word === 'weatherName' ? NAME : WORD).test(said)) shelf.write(storageKeys[word], said)
  }
}
