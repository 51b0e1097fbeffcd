import { codec, type Codec } from '#kit/codec.ts'
import { complain } from '#kit/wire-error.ts'

/** Current and longest streak of one side. `code` is the place of its word: 负平胜, 输赢 or 小大. */
export interface ExtremeEntry {
  readonly now: number
  readonly extreme: number
  readonly code: number
}

export type ExtremePair = { readonly home: ExtremeEntry; readonly away: ExtremeEntry }

/** Streaks of both sides in results, handicaps and totals. */
export interface ExtremityEntry {
  readonly result: ExtremePair
  readonly handicap: ExtremePair
  readonly total: ExtremePair
}

// The wire has no nesting: the three groups stand side by side under their infix (spec 001 §3).
const GROUPS = { result: '', handicap: 'Asia', total: 'Bs' } as const
const SIDES = ['home', 'away'] as const
const FIGURES = { now: 'NowNum', extreme: 'ExtremeNum', code: 'Type' } as const

const PLACES = Object.entries(GROUPS).flatMap(([group, infix]) =>
  SIDES.flatMap((side) =>
    Object.entries(FIGURES).map(([figure, suffix]) => ({
      group: group as keyof typeof GROUPS,
      side,
      figure: figure as keyof typeof FIGURES,
      wire: `${side}${infix}${suffix}`,
    })),
  ),
)

export const extremityEntry: Codec<ExtremityEntry> = codec(
  {
    type: 'object',
    properties: Object.fromEntries(PLACES.map(({ wire }) => [wire, { type: 'integer' }])),
    required: PLACES.map(({ wire }) => wire),
  },
  (wire) => {
    const source = (wire ?? {}) as Record<string, unknown>
    const read = (name: string) =>
      Number.isInteger(source[name]) ? (source[name] as number) : complain(`${name} 应为整数`)
    const side = (group: string, name: string): ExtremeEntry => ({
      now: read(`${name}${group}NowNum`),
      extreme: read(`${name}${group}ExtremeNum`),
      code: read(`${name}${group}Type`),
    })
    const pair = (group: string) => ({ home: side(group, 'home'), away: side(group, 'away') })
    return { result: pair(''), handicap: pair('Asia'), total: pair('Bs') }
  },
  (house) =>
    Object.fromEntries(
      PLACES.map(({ group, side, figure, wire }) => [wire, house[group][side][figure]]),
    ),
)
