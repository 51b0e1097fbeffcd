import { favouriteEndpoints } from '@linmen/contract/favourite/favourite.endpoints.ts'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#kit/call.ts'
import { note } from '#kit/log.ts'
import { isLoggedIn, onSession } from '#kit/login-state.ts'
import { readsOf } from '#kit/read.ts'
import { deviceFavourites, forgetOnDevice } from './device-favourites.ts'

/** Whom a visitor followed on this device is followed by the member they turn out to be. */
export function takeFavouritesAlong(client: QueryClient): void {
  const take = async () => {
    const items = deviceFavourites.get().map(({ kind, sport, id }) => ({ kind, sport, id }))
    if (items.length === 0) return
    await call(favouriteEndpoints.keep, { items, on: true })
    forgetOnDevice()
    await client.invalidateQueries({ queryKey: readsOf(favouriteEndpoints.list) })
  }
  // They stay on the device when it fails, and are tried again with the next start.
  const attempt = () => void take().catch((error: unknown) => note(String(error)))
  if (isLoggedIn()) attempt()
  onSession((event) => event === 'login' && attempt())
}
