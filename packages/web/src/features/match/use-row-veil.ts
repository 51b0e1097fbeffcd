import type { ShieldedMatch } from '@linmen/domain/shield/spoiler-shield.ts'
import type { Veil } from '@linmen/domain/shield/shielded-words.ts'
import { useShielded } from '#sport/shield/shield.ts'

interface View {
  readonly match: { readonly id: string; readonly kickOffAtMs: number }
  readonly live: { readonly phase: NonNullable<ShieldedMatch['phase']> }
  readonly syncing: boolean
}

/** Why a row of the board may not show how its match stands. */
export function useRowVeil({ match, live, syncing }: View): Veil | null {
  const { id, kickOffAtMs } = match
  if (useShielded({ id, kickOffAtMs, phase: live.phase })) return 'shield'
  return syncing ? 'sync' : null
}
