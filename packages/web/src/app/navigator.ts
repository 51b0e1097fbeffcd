import type { Navigator } from '#kit/navigation.ts'
import type { NavigateFunction } from 'react-router'
import { tabScreenAt } from './tab-screens.ts'

/** How far the present page is above the bottom of the stack of this visit. */
const depth = (): number => (history.state as { idx?: number } | null)?.idx ?? 0

/** Moves with the rules of the house: a tab is always the bottom of the stack. */
export function createNavigator(navigate: NavigateFunction): Navigator {
  const go = (path: string, options?: { replace?: boolean }) => void navigate(path, options)
  return {
    go(path, options) {
      const isTab = tabScreenAt(path.split('?')[0] ?? '') !== null
      if (!isTab) return go(path, options)
      if (depth() === 0) return go(path, { replace: true })
      // Going back is not immediate; the tab takes the place of the bottom once it is reached.
      addEventListener('popstate', () => go(path, { replace: true }), { once: true })
      history.go(-depth())
    },
    back() {
      if (depth() > 0) void navigate(-1)
      else go('/tabs/home', { replace: true })
    },
    here: () => location.hash.slice(1) || '/',
  }
}
