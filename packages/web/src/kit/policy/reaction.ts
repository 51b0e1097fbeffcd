import type { Refusals } from '@linmen/contract'

/** What happens when a call fails. Texts left out are the server's own. */
export type Reaction =
  | { readonly do: 'login' }
  | { readonly do: 'silent' }
  | {
      readonly do: 'toast'
      readonly ms?: number
      readonly text?: string
      /** Where the server says nothing of its own. */
      readonly orElse?: string
    }
  /** The bare code, where the specification shows it. */
  | { readonly do: 'code'; readonly ms: number }
  | { readonly do: 'alert'; readonly text?: string }
  | { readonly do: 'refresh'; readonly text: string }
  | { readonly do: 'retry'; readonly times: number }
  /** The page that asked shows it itself: a dialog of its own, a marked field. */
  | { readonly do: 'page' }

/** What an area does about its refusals: exactly one row for each code. */
export type PolicyFor<R extends Refusals> = { readonly [Code in keyof R]: Reaction }

export const login: Reaction = { do: 'login' }
export const silent: Reaction = { do: 'silent' }
export const page: Reaction = { do: 'page' }
export const toast = (ms?: number, text?: string): Reaction => ({
  do: 'toast',
  ...(ms !== undefined && { ms }),
  ...(text !== undefined && { text }),
})
