export {
  monthLimitText,
  sayMonthIsFull,
  withinMonth,
  type PaidFor,
} from '#features/pay/month-limit.ts'
export {
  claimsPaid,
  endTrip,
  leaveToPay,
  orderOfTrip,
  saysCancelled,
} from '#features/pay/pay-trip.ts'
export { OpenPayments } from '#features/pay/parts/open-payments.tsx'
export { useTripEnd } from '#features/pay/use-trip-end.ts'
export { hasDirectPay, payDirect } from '#features/pay/pay-direct.ts'
export { useDirectReturn } from '#features/pay/use-direct-return.ts'
