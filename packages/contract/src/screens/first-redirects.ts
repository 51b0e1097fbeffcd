import type { ScreenName } from './all-screens.ts'

/** A path that leads elsewhere. Names in `from` are handed on to the screen. */
export interface PathRedirect<To extends ScreenName = ScreenName> {
  readonly from: `/${string}`
  readonly to: To
  /** As they stand in an address. */
  readonly params?: Readonly<Record<string, string | number>>
}

/** Old paths that lead home: a visit without an address begins with one. */
export const firstRedirects = [
  { from: '/', to: 'HomePage' },
  { from: '/tabs', to: 'HomePage' },
  { from: '/home-discovery', to: 'HomePage' },
] as const satisfies readonly PathRedirect<'HomePage'>[]

/** Where every path that matches nothing leads, below the tab shell and anywhere else. */
export const unknownPath = { to: 'HomePage' } as const
