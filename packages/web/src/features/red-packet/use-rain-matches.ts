import { redPacketEndpoints } from '@linmen/contract/red-packet/red-packet.endpoints.ts'
import { ACTIVE_POLL_MS, ALL_POLL_MS } from '@linmen/domain/red-packet/rain-rules.ts'
import { useQuery } from '@tanstack/react-query'
import { read } from '#kit/read.ts'

/** Matches whose goals rain: asked for often while one of them does, rarely otherwise. */
export const useRainMatches = () =>
  useQuery({
    ...read(redPacketEndpoints.listMatches, {}),
    refetchInterval: ({ state }) => pollMs(state.data?.matches ?? []),
  })

const pollMs = (matches: readonly { readonly active: boolean }[]): number =>
  matches.some(({ active }) => active) ? ACTIVE_POLL_MS : ALL_POLL_MS
