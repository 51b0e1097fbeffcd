import { theHost } from '#kit/host.ts'
import { insertBelow } from '#kit/place.ts'

/**
 * A person who arrives from outside has nothing to go back to. In hosts without a back button of
 * their own, the home page is put behind the first one.
 */
export function insertHome(): void {
  const fresh = history.length <= 1 && history.state === null
  const path = location.hash.split('?')[0] ?? ''
  const isHome = /^#?\/?(tabs\/home)?$/.test(path)
  if (fresh && !isHome && theHost().profile.insertsHome) insertBelow('/tabs/home')
}
