import { theHost } from '#kit/host.ts'
import { insertBelow } from '#kit/place.ts'
import { inTab, storageKeys } from '#kit/storage.ts'

/** A new tab holds the page it was opened with, and at most the blank one before it. */
const NO_HISTORY = 2

/**
 * A person who arrives from outside has nothing to go back to. In hosts without a back button of
 * their own, the home page is put behind the first one.
 */
export function insertHome(): void {
  const first = inTab.read(storageKeys.firstPage) === null && history.state === null
  inTab.write(storageKeys.firstPage, '1')
  const path = location.hash.split('?')[0] ?? ''
  const isHome = /^#?\/?(tabs\/home)?$/.test(path)
  const alone = first && history.length <= NO_HISTORY
  if (alone && !isHome && theHost().profile.insertsHome) insertBelow('/tabs/home')
}
