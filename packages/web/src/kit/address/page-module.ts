import type { ScreenValues } from '@linmen/contract/screens/all-screens.ts'
import type { OpenScreenName } from '@linmen/contract/screens/open-screens.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'

/** What the file of a page gives. */
export interface PageModule {
  readonly Page: ComponentType
  /** Each page knows the values of its own screen. */
  readonly prepare?: (queries: QueryClient, values: never) => Promise<unknown>
}

/** Asks for what a page shows first, so that a visit that begins there draws it once and whole. */
export type Prepare<Name extends OpenScreenName> = (
  queries: QueryClient,
  values: ScreenValues<Name>,
) => Promise<unknown>
