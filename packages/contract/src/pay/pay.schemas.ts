import { words } from '#kit/scalars.ts'

/** Answer of a status question: 2 is paid. Not to be mixed with the codes of a payment result. */
export const payStatus = words({ unpaid: 0, pending: 1, paid: 2 })

/** How a payment ended, in the codes of the payment channels: 0 is paid. */
export const payResult = words({
  paid: 0,
  pending: 1,
  failed: 2,
  cancelled: 3,
  redirecting: 4,
  unsupported: 5,
})
