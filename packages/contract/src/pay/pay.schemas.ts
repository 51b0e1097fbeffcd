import { words } from '#kit/scalars.ts'

/** Answer of a status question: 2 is paid. Not to be mixed with the codes of a payment result. */
export const payStatus = words({ unpaid: 0, pending: 1, paid: 2 })
