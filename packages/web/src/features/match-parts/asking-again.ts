import type { QueryClient, QueryKey } from '@tanstack/react-query'

type ReadOf = (matchId: string) => { readonly queryKey: QueryKey }

/** Asks again for answers about a match by their names in a table of reads. */
export const askingAgain =
  <Name extends string>(reads: Readonly<Record<Name, ReadOf>>) =>
  (client: QueryClient, matchId: string, names: readonly Name[]): void => {
    for (const name of names)
      void client.invalidateQueries({ queryKey: reads[name](matchId).queryKey })
  }
