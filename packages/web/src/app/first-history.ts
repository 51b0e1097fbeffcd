import { theHost } from '#kit/host.ts'

/**
 * A person who arrives from outside has nothing to go back to. In hosts without a back button of
 * their own, the home page is put behind the first one.
 */
export function insertHome(): void {
  const address = location.hash
  const fresh = history.length <= 1 && history.state === null
  if (!fresh || !theHost().profile.insertsHome || isHome(address)) return
  const state = (idx: number) => ({ usr: null, key: `first-${idx}`, idx })
  history.replaceState(state(0), '', '#/tabs/home')
  history.pushState(state(1), '', address)
}

const isHome = (address: string) => /^#?\/?(tabs\/home)?$/.test(address.split('?')[0] ?? '')
