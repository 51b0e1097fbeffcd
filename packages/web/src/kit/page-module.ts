import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'

/** What the file of a page gives. */
export interface PageModule {
  readonly Page: ComponentType
  readonly prepare?: Prepare
}

/** Asks for what a page shows first, so that a visit that begins there draws it once and whole. */
export type Prepare = (
  queries: QueryClient,
  params: Readonly<Record<string, string | undefined>>,
) => Promise<unknown>
