import type { Endpoint } from '@linmen/contract'
import { useWrite } from '#kit/use-write.ts'

const options = {
  // The sheet says it itself: it knows the goods, and a lost answer is asked about first.
  policy: { outage: { do: 'silent' }, '*': { do: 'silent' } },
} as const

/** A payment's call: nothing is said by the kit, everything by the sheet. */
export const useSaleWrite = <Row extends Endpoint>(row: Row) => useWrite(row, options).write
