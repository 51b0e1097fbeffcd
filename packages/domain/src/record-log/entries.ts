import type { PoolMark } from '#lottery/pool-draw.ts'
import { isPoolGame, type PoolGame } from '#plan/pool-names.ts'
import { isPoolMarks, type PoolMarks } from '#plan/pool-pick.ts'
import type { MatchOutcome, PickChoice, PickResult, PlanMarket } from '#plan/settle-pick.ts'
import { joined, toHex } from './bytes.ts'
import { canonical, type Plain } from './canonical.ts'
import type { Hashing } from './hashing.ts'

/**
 * What is promised before kick-off: whose it is, about what, and a hash that gives nothing away. Like every entry it
 * says when the deed was done (`at`) and when it was numbered (`logged`).
 */
export interface CommitEntry {
  readonly kind: 'commit'
  readonly at: number
  readonly logged: number
  readonly author: string
  readonly h: string
  readonly id: string
  /** The first kick-off: whoever is promised later is late. */
  readonly kickoff: number
  readonly matches: readonly string[]
  readonly what: PickKind
}

export type PickKind = 'plan' | 'interpretation' | 'prediction' | 'signal'

/** The very text that was hashed. */
export interface RevealEntry {
  readonly kind: 'reveal'
  readonly at: number
  readonly logged: number
  readonly id: string
  readonly index: number
  readonly pick: string
  readonly salt: string
}

/**
 * How a match ended; again, naming what it replaces, when that is corrected. `drawn` is what was officially drawn for
 * it in the pools, which goes before its score there and nowhere else.
 */
export interface ResultEntry {
  readonly kind: 'result'
  readonly at: number
  readonly logged: number
  readonly match: string
  readonly state: Exclude<MatchOutcome['state'], 'open'> | 'drawn'
  readonly home?: number
  readonly away?: number
  readonly kickoff?: number
  readonly mark?: PoolMark
  readonly replaces?: number
}

export interface SettleEntry {
  readonly kind: 'settle'
  readonly at: number
  readonly logged: number
  readonly id: string
  readonly index: number
  readonly outcome: PickResult
  /** What one unit came back as, in hundredths; 0 for a pool. */
  readonly returned: number
  readonly results: readonly number[]
  readonly rule: number
  /** Share by which the price was better than the last one before play, in ten-thousandths. */
  readonly close?: number
  readonly replaces?: number
}

export type LogEntry = CommitEntry | RevealEntry | ResultEntry | SettleEntry

/** The rules of `plan/settle-pick.ts` and `plan/pool-pick.ts` by which results are found. */
export const RULE = 1

export interface LoggedLeg {
  readonly kickoff: number
  readonly league: string
  /** In ten-thousandths. */
  readonly line: number | null
  readonly market: PlanMarket
  readonly match: string
  /** In thousandths. */
  readonly price: number
  readonly side: PickChoice
}

/** A match of a pool with all that was chosen of it. */
export interface LoggedPoolMatch {
  readonly kickoff: number
  readonly league: string
  readonly marks: PoolMarks
  readonly match: string
}

/** What an expert picked: sides of one or two matches, or of an issue of a pool. */
export interface LoggedPick {
  readonly author: string
  readonly free: boolean
  readonly id: string
  /** Empty for a pool. */
  readonly legs: readonly LoggedLeg[]
  readonly pool?: {
    readonly game: PoolGame
    readonly issue: string
    readonly matches: readonly LoggedPoolMatch[]
  }
  /** Of all legs together, in thousandths; 0 for a pool, which has none. */
  readonly price: number
  readonly promised: number | null
  readonly refund: boolean
  readonly sport: string
  readonly units: number
}

/** The matches a pick is judged by. */
export const matchesOfPick = ({ pool, legs }: LoggedPick) => pool?.matches ?? legs

/** SHA-256 over the salt and the text of the pick. */
export const commitment = (
  { sha256, toBytes }: Pick<Hashing, 'sha256' | 'toBytes'>,
  salt: Uint8Array,
  pick: string,
): string => toHex(sha256(joined(salt, toBytes(pick))))

export const entryText = (entry: LogEntry): string => canonical(entry as unknown as Plain)

/** Null for a text that is no entry, or not written the one way there is. */
export function readEntry(text: string): LogEntry | null {
  const value = parsed(text)
  if (value === null || canonicalOrEmpty(value) !== text) return null
  const fields = FIELDS[value['kind'] as LogEntry['kind']]
  if (!fields) return null
  const fits = Object.entries(fields).every(([key, type]) => isOf(type, value[key]))
  return fits ? (value as unknown as LogEntry) : null
}

type FieldType = 'string' | 'number' | 'list'

const FIELDS: Record<LogEntry['kind'], Readonly<Record<string, FieldType>>> = {
  commit: {
    at: 'number',
    author: 'string',
    h: 'string',
    id: 'string',
    kickoff: 'number',
    logged: 'number',
    matches: 'list',
    what: 'string',
  },
  reveal: {
    at: 'number',
    id: 'string',
    index: 'number',
    logged: 'number',
    pick: 'string',
    salt: 'string',
  },
  result: { at: 'number', logged: 'number', match: 'string', state: 'string' },
  settle: {
    at: 'number',
    id: 'string',
    index: 'number',
    logged: 'number',
    outcome: 'string',
    results: 'list',
    returned: 'number',
    rule: 'number',
  },
}

const isOf = (type: FieldType, value: unknown) =>
  type === 'list' ? Array.isArray(value) : typeof value === type

export function readPick(text: string): LoggedPick | null {
  const value = parsed(text)
  if (!value || !Array.isArray(value['legs']) || typeof value['price'] !== 'number') return null
  const pick = value as unknown as LoggedPick
  return pick.pool === undefined || isPool(pick.pool) ? pick : null
}

const isPool = ({ game, matches }: NonNullable<LoggedPick['pool']>) =>
  isPoolGame(game) && Array.isArray(matches) && matches.every(({ marks }) => isPoolMarks(marks))

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

function canonicalOrEmpty(value: Record<string, unknown>): string {
  try {
    return canonical(value as Plain)
  } catch {
    return ''
  }
}
