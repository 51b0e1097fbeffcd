import { useSyncExternalStore } from 'react'

/** Where the console is: a page, and what it is asked for. */
export interface Place {
  readonly page: string
  readonly wish: Readonly<Record<string, string>>
}

const FIRST_PAGE = 'today'

export const usePlace = (): Place => placeOf(useSyncExternalStore(follow, () => location.hash))

export const addressOf = (page: string, wish: Readonly<Record<string, string>> = {}): string => {
  const query = new URLSearchParams(wish).toString()
  return `#/${page}${query === '' ? '' : `?${query}`}`
}

export const go = (page: string, wish: Readonly<Record<string, string>> = {}): void => {
  location.hash = addressOf(page, wish)
}

function placeOf(hash: string): Place {
  const [page = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2)
  return { page: page || FIRST_PAGE, wish: Object.fromEntries(new URLSearchParams(query)) }
}

function follow(tell: () => void): () => void {
  addEventListener('hashchange', tell)
  return () => removeEventListener('hashchange', tell)
}
