import type { House, OutputOf } from '@linmen/contract'
import { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import type { startedPayment } from '@linmen/contract/pay/pay.schemas.ts'
import * as texts from '@linmen/contract/texts.ts'
import { call } from '#kit/call.ts'
import { notices } from '#kit/notices.ts'
import type { Redirect } from '#kit/redirect.ts'
import { inTab, onDevice, storageKeys } from '#kit/storage.ts'

type Started = House<typeof startedPayment>

/**
 * Goes to the channel. The order is remembered, in the tab and on the device, until it is known how it ended; that of a
 * person who has left meanwhile waits among the unfinished payments. False where there is no channel to go to.
 */
export function leaveToPay({ orderId, channelKey }: Started, redirect: Redirect): boolean {
  if (orderId === undefined || channelKey === undefined) return false
  redirect.run(() => {
    for (const shelf of [inTab, onDevice]) shelf.write(storageKeys.payOrder, orderId)
    notices.toast(texts.payRedirecting)
    door.leave(channelKey)
  })
  return true
}

/** The way out of the app. */
export const door = { leave: (address: string): void => location.assign(address) }

/** The order somebody went away to pay. */
export const orderOfTrip = (): string | null =>
  inTab.read(storageKeys.payOrder) ?? onDevice.read(storageKeys.payOrder)

/** It came to its end: neither the order nor what was chosen for it is needed again. */
export function endTrip(): void {
  for (const shelf of [inTab, onDevice]) shelf.drop(storageKeys.payOrder)
  inTab.drop(storageKeys.chargeWish)
}

/** What the address of a return claims. Only for showing: whoever wrote it may be anybody. */
export const claimsPaid = (status: string | undefined): boolean =>
  status === '2' || status === 'true'

/**
 * Whether somebody who went away from here cancelled at the channel. Another order than the one they left for is not
 * given up, whoever wrote the address.
 */
export const cancelsTrip = (orderId: string, status: string | undefined): boolean =>
  saysCancelled(status) && orderOfTrip() === orderId

/** The code of R-PAYMENT-004. */
export const saysCancelled = (status: string | undefined): boolean => status === '3'

/** Shows why a return says it failed, for two seconds. */
export function sayReturnFailed(status: string | undefined, errMsg: string | undefined): void {
  if (status === undefined || claimsPaid(status)) return
  notices.toast(shortened(errMsg) || texts.payAbnormal, 2000)
}

// Anybody can write into an address: plain text, and not much of it.
const shortened = (text: string | undefined) => [...(text ?? '')].slice(0, 60).join('')

export type TripEnd = 'paid' | 'kept' | 'pending' | 'unpaid'

const AGAIN_AFTER_MS = 3000

/** Asks the server how it ended: one that is still pending is asked about once more after three seconds. */
export async function askTrip(
  orderId: string,
  wait: (ms: number) => Promise<void> = pause,
): Promise<TripEnd> {
  const first = await endOf(orderId)
  if (first !== 'pending') return first
  await wait(AGAIN_AFTER_MS)
  return endOf(orderId)
}

/** Gives up what was cancelled at the channel. It is the server that says how it ended, here as well. */
export const cancelTrip = async (orderId: string): Promise<TripEnd> =>
  tripEnd(await call(payEndpoints.cancel, { orderId }))

const endOf = async (orderId: string): Promise<TripEnd> =>
  tripEnd(await call(payEndpoints.status, { orderId }))

const tripEnd = ({ status, kept }: OutputOf<typeof payEndpoints.status>): TripEnd =>
  kept ? 'kept' : status

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
