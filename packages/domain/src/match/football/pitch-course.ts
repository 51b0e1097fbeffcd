import type { CartoonFrame } from '@linmen/contract/match/media.schemas.ts'
import type { Pair, Side } from '@linmen/contract/match/match-live.schemas.ts'
import { addedTo, byMinute, type PlayMinute } from '#match/event-minute.ts'
import { frameWords } from '#match/frame-words.ts'
import type { Pressure } from './momentum-words.ts'

/** One moment of the pitch: something that was done, or who pressed in a minute. */
export interface PitchMoment extends PlayMinute {
  /** Whose moment it is; null while neither side presses. */
  readonly side: Side | null
  /** How hard that side presses, 0 to 100. */
  readonly strength: number
  readonly deed: CartoonFrame | null
  readonly score: Pair
}

/** Below this neither side presses. */
const EVEN = 12
const DEED = 100
/** Happens beside the play. */
const BESIDE: ReadonlySet<CartoonFrame['kind']> = new Set(['card', 'substitution'])

/**
 * The course of a match minute by minute: the pressure of each minute, then what was done in it. A minute that no feed
 * told about is left out.
 */
export function pitchCourse(
  frames: readonly CartoonFrame[],
  pressure: readonly Pressure[],
): PitchMoment[] {
  // A picture of pressure says what the pressure of its minute says, with a place nobody measured.
  const deeds = frames.filter(({ kind }) => kind !== 'pressure')
  const phases = pressure.map(({ minute, value }) => phaseOf(minute, value, deeds))
  const done = deeds.map((deed): PitchMoment => {
    const { kind, minute, side, score } = deed
    const strength = BESIDE.has(kind) ? 0 : DEED
    return { minute, ...addedTo(deed), side, strength, deed, score }
  })
  return [...phases, ...done].toSorted(
    (a, b) => byMinute(a, b) || Number(a.deed !== null) - Number(b.deed !== null),
  )
}

/** `曼城 危险进攻`, `双方均势`, or what was done. */
export function momentWords(
  { side, strength, deed }: PitchMoment,
  names: { readonly home: string; readonly away: string },
): string {
  if (deed) return frameWords(deed, names)
  if (!side) return '双方均势'
  return `${names[side]} ${strength >= STRONG ? '危险进攻' : '占据主动'}`
}

const STRONG = 60

/** Where the ball was, towards the goals 0 and 100; null where nobody told. A goal lies in the net. */
export function ballOf({ deed }: PitchMoment): { x: number; y: number } | null {
  if (!deed) return null
  const { kind, side, x, y } = deed
  if (kind === 'goal') return { x: side === 'home' ? 100 : 0, y: 50 }
  return kind === 'shot' || kind === 'missedPenalty' ? { x, y } : null
}

function phaseOf(minute: number, value: number, deeds: readonly CartoonFrame[]): PitchMoment {
  const strength = Math.abs(value)
  const pressing: Side = value > 0 ? 'home' : 'away'
  return {
    minute,
    side: strength < EVEN ? null : pressing,
    strength,
    deed: null,
    score: deeds.findLast((deed) => deed.minute < minute)?.score ?? { home: 0, away: 0 },
  }
}
