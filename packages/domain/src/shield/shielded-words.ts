import type { ShieldedMatch } from './spoiler-shield.ts'

/** Why a result is not shown: the person does not want it, or television is not there yet. */
export type Veil = 'shield' | 'sync'

/** What stands in place of a score, with the seconds that are left of the wait. */
export const veilText = (veil: Veil, secondsLeft: number): string =>
  veil === 'shield' ? '点按查看' : `与电视同步中 · ${secondsLeft} 秒`

/** How long a wait that began at a moment still takes. It ends in a figure of one, never of none. */
export const secondsLeftOf = (
  { sinceMs, delaySeconds }: { readonly sinceMs: number; readonly delaySeconds: number },
  nowMs: number,
): number => {
  const left = Math.ceil((sinceMs - nowMs) / 1000 + delaySeconds)
  return Math.min(Math.max(left, 1), Math.max(delaySeconds, 1))
}

/** States whose own word tells nothing about the score. */
const PLAIN: ReadonlySet<string> = new Set([
  'scheduled',
  'postponed',
  'cancelled',
  'deleted',
  'unknown',
  'undecided',
  'interrupted',
  'abandoned',
])

/**
 * How far a match is, without telling how it stands: 加时 and 点球 would say that nobody leads. Null
 * where the usual word may stay.
 */
export function veiledStatus(
  phase: ShieldedMatch['phase'],
  veil: Veil | null,
): { readonly kind: 'live' | 'finished' | 'break'; readonly text: string } | null {
  if (veil === null || phase === undefined || PLAIN.has(phase)) return null
  // What is over by now may still be on television.
  if (veil === 'sync') return { kind: 'break', text: '同步中' }
  return phase === 'finished'
    ? { kind: 'finished', text: '完场' }
    : { kind: 'live', text: '进行中' }
}
