import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import type { Televised } from '@linmen/domain/shield/told-by.ts'
import { tvNowMs } from '#sport/shield/shield.ts'
import { useTicking } from '#kit/tick.ts'

/** How far television has come, drawn again when it reaches more of what was told. */
export function useTelevised(
  told: readonly { readonly atMs: number }[],
  score: Pair = NO_SCORE,
): Televised {
  const untilMs = useTicking((nowMs) => {
    const tvMs = tvNowMs(nowMs)
    return told.reduce((last, { atMs }) => (atMs <= tvMs ? Math.max(last, atMs) : last), 0)
  })
  return { untilMs, score }
}

const NO_SCORE: Pair = { home: 0, away: 0 }
