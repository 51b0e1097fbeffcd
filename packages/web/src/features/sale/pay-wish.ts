import { goToLogin } from '#kit/address/login-trip.ts'
import { navigation } from '#kit/navigation.ts'
import { currentPlace, type Place } from '#kit/place.ts'

const WISH = 'pay'

let askedFrom: Pick<Place, 'path' | 'depth'> | null = null
let wished: string | null = null

/** Sends a visitor who wants to pay to log in; the way back carries the wish. */
export function logInToPay(): void {
  const { path, depth, query } = currentPlace()
  askedFrom = { path, depth }
  goToLogin(addressOf(path, { ...query, [WISH]: '1' }))
}

/**
 * Takes the wish out of the address, so that a reload or "back" does not repeat it. True when it
 * did: the page at the clean address is another one, and that one takes the wish.
 */
export function receiveWish(planId: string): boolean {
  const { path, depth, query } = currentPlace()
  if (query[WISH] !== '1') return false
  wished = planId
  const isBelow = askedFrom?.path === path && askedFrom.depth === depth - 1
  askedFrom = null
  // The plan the person came from still lies below: going there leaves no second copy of it.
  if (isBelow) navigation.back()
  else {
    const { [WISH]: _, ...rest } = query
    navigation.go(addressOf(path, rest), { replace: true })
  }
  return true
}

/** Whether the person came back in order to pay for this plan. True once. */
export function takeWish(planId: string): boolean {
  if (wished !== planId) return false
  wished = null
  return true
}

function addressOf(path: string, query: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(query).toString()
  return text === '' ? path : `${path}?${text}`
}
