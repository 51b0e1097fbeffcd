import { currentPlace, leavePlace, pushPlace, replacePlace, restartAt } from './place.ts'
import { tabScreenAt } from '#kit/address/tab-screens.ts'

const HOME = '/tabs/home'

/** Moving by address. Pages use `go` with a screen's name. */
export const navigation = {
  go(address: string, options: { replace?: boolean } = {}): void {
    const here = currentPlace()
    if (address === here.address || address === here.opened) return
    if (tabScreenAt(address.split('?')[0] ?? '') !== null) restartAt(address)
    else if (options.replace) replacePlace(address)
    else pushPlace(address)
  },

  /** To the page before; from the lowest one, home. */
  back(): void {
    if (currentPlace().depth > 0) leavePlace()
    else replacePlace(HOME)
  },

  /** Path and query, as after the hash. */
  here: (): string => currentPlace().address,
}
