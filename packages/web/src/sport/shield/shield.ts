import { delayOf, type DelaySeconds } from '@linmen/domain/shield/delay-line.ts'
import {
  hidesResult,
  isSpoiler,
  SHIELD_MS,
  type ShieldedMatch,
} from '@linmen/domain/shield/spoiler-shield.ts'
import { serverNowMs } from '#kit/clock.ts'
import { knownUntilMs } from '#kit/device/online.ts'
import { onDevice, readJson, storageKeys, writeJson } from '#kit/storage.ts'
import { createStore, useStore } from '#kit/store.ts'

export type { ShieldedMatch }

/** What a person set against spoilers. Kept on the device. */
export interface Shield {
  readonly on: boolean
  /** How far this person's television is behind. */
  readonly delaySeconds: DelaySeconds
  /** Matches the person asked to see, and when they asked. */
  readonly revealed: Readonly<Record<string, number>>
}

export const shield = createStore(readShield())

export const useShield = () => [useStore(shield), changeShield] as const

export function changeShield(change: Partial<Shield>): void {
  shield.set({ ...shield.get(), ...change })
  writeJson(onDevice, storageKeys.shield, shield.get())
}

/** Whether the score and everything that follows from it must not be shown, drawn or spoken. */
export const isShielded = (match: ShieldedMatch, nowMs = serverNowMs()): boolean =>
  hidesResult(match, shield.get(), nowMs)

/** The same for a component, which is drawn again when the person changes their mind. */
export const useShielded = (match: ShieldedMatch): boolean =>
  hidesResult(match, useStore(shield), serverNowMs())

/**
 * Whether a team's place may stand beside its name: the morning of a match already knows what was hidden
 * the day before.
 */
export const usePlacesShown = (): boolean => !useStore(shield).on

/** Whether any of some matches is hidden, so that their sums are too. */
export function useAnyShielded(matches: readonly ShieldedMatch[]): boolean {
  const choice = useStore(shield)
  return matches.some((match) => hidesResult(match, choice, serverNowMs()))
}

/** Whether the person asked to see a match that is otherwise hidden, and may hide it again. */
export function useRevealed(match: ShieldedMatch): boolean {
  const { on, revealed } = useStore(shield)
  return on && revealed[match.id] !== undefined && isSpoiler(match, serverNowMs())
}

/** Shows the result of one match, everywhere. */
export function reveal(matchId: string): void {
  const nowMs = serverNowMs()
  const recent = Object.entries(shield.get().revealed).filter(([, atMs]) => nowMs - atMs < KEPT_MS)
  changeShield({ revealed: { ...Object.fromEntries(recent), [matchId]: nowMs } })
}

export function hideAgain(matchId: string): void {
  const { [matchId]: _shown, ...revealed } = shield.get().revealed
  changeShield({ revealed })
}

export const delayMs = (): number => shield.get().delaySeconds * 1000

/** The moment the person's television shows now; without a network the last one that is known of. */
export const tvNowMs = (nowMs = serverNowMs()): number => knownUntilMs(nowMs) - delayMs()

// After this no match revealed then is hidden any more.
const KEPT_MS = 2 * SHIELD_MS

export function readShield(): Shield {
  const kept = readJson(onDevice, storageKeys.shield) as Partial<Shield> | null | undefined
  return {
    on: kept?.on === true,
    delaySeconds: delayOf(kept?.delaySeconds),
    revealed: revealedOf(kept?.revealed),
  }
}

function revealedOf(kept: unknown): Record<string, number> {
  if (typeof kept !== 'object' || kept === null) return {}
  const pairs = Object.entries(kept)
  return Object.fromEntries(
    pairs.filter((pair): pair is [string, number] => typeof pair[1] === 'number'),
  )
}
