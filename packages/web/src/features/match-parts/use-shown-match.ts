import type { Veil } from '@linmen/domain/shield/shielded-words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { rowNow } from '#kit/device/seen-now.ts'
import type { ShownBefore } from '#sport/shield/shown-before.ts'
import type { Read } from '#kit/read.ts'
import { listedMeanwhile, type ListedMatch } from './use-listed-match.ts'
import { useVeiledMatch, type MatchFacts } from './use-veiled-match.ts'

/** What a sport knows about the page of a match. */
interface MatchPage<Day extends { readonly asOfMs: number }, Info extends MatchFacts> {
  /** `meanwhile` stands there until the answer has come. */
  readonly ask: (matchId: string, meanwhile: () => Info | undefined) => Read<Info>
  /** Where lists hold it. */
  readonly listed: (matchId: string) => ListedMatch<Day, Info>
  readonly before: ShownBefore<Info['live']>
  /** What is left of it behind a veil. */
  readonly conceal: (info: Info, veil: Veil) => Info
}

const NEVER = () => false as const

/** A hook that gives a match of this sport as it may be shown. */
export const shownMatchOf = <Day extends { readonly asOfMs: number }, Info extends MatchFacts>({
  ask,
  listed,
  before,
  conceal,
}: MatchPage<Day, Info>) =>
  function useShownMatch(
    matchId: string,
    pollMs: (newest: Info | undefined) => number | false = NEVER,
  ) {
    const client = useQueryClient()
    // One function for one match: another would be asked again with every drawing, without an end.
    const meanwhile = useCallback(() => listedMeanwhile(client, listed(matchId)), [client, matchId])
    return useVeiledMatch(
      {
        ...ask(matchId, meanwhile),
        refetchInterval: ({ state }) => pollMs(state.data),
      },
      { before, conceal, rowOf: () => rowNow(listed(matchId).row.method, matchId) },
    )
  }
