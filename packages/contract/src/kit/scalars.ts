import { codec, type Codec } from './codec.ts'
import { complain } from './wire-error.ts'

// The query string carries only text, so numbers and flags also accept their one canonical
// spelling. "1e3", " 7" and "07" are refused: a second spelling is a second meaning.
const WHOLE = /^(0|-?[1-9]\d{0,14})$/
const COINS = /^(0|[1-9]\d{0,11})(\.\d{1,2})?$/

export function text(bounds: { min?: number; max?: number; pattern?: RegExp } = {}): Codec<string> {
  const { min = 0, max = 2000, pattern } = bounds
  return codec(
    { type: 'string', minLength: min, maxLength: max, ...(pattern && { pattern: pattern.source }) },
    (wire) => {
      if (typeof wire !== 'string') return complain('应为文本')
      // PostgreSQL stores every character but this one.
      if (wire.includes('\0')) return complain('含有无法保存的字符')
      const length = [...wire].length
      if (length < min || length > max) return complain(`长度应为 ${min}–${max}`)
      return pattern && !pattern.test(wire) ? complain('格式不正确') : wire
    },
  )
}

export function int({ min = 0, max = Number.MAX_SAFE_INTEGER } = {}): Codec<number> {
  return codec({ type: 'integer', minimum: min, maximum: max }, (wire) => {
    const value = typeof wire === 'string' && WHOLE.test(wire) ? Number(wire) : wire
    if (typeof value !== 'number' || !Number.isSafeInteger(value)) return complain('应为整数')
    return value < min || value > max ? complain(`应在 ${min}–${max} 之间`) : value
  })
}

/** A finite number that is shown, never added up: percentages, odds, ratios. */
export const decimal: Codec<number> = codec({ type: 'number' }, (wire) =>
  typeof wire === 'number' && Number.isFinite(wire) ? wire : complain('应为数字'),
)

export const flag: Codec<boolean> = codec({ type: 'boolean' }, (wire) => {
  if (wire === true || wire === 'true' || wire === 1 || wire === '1') return true
  if (wire === false || wire === 'false' || wire === 0 || wire === '0') return false
  return complain('应为是或否')
})

/** Public ids are opaque words. Old clients send them as numbers, which is the same id. */
export const id: Codec<string> = codec({ type: 'string', pattern: '^[\\w-]{1,64}$' }, (wire) => {
  const word =
    typeof wire === 'number' && Number.isSafeInteger(wire) && wire >= 0 ? String(wire) : wire
  return typeof word === 'string' && /^[\w-]{1,64}$/.test(word) ? word : complain('编号不正确')
})

/** A moment in milliseconds since 1970. */
export const moment: Codec<number> = int({ max: 8_640_000_000_000 })

/** A calendar day in Beijing, `2026-11-25`. */
export const day: Codec<string> = codec({ type: 'string', format: 'date' }, (wire) =>
  typeof wire === 'string' && isDay(wire) ? wire : complain('日期应写作 2026-11-25'),
)

declare const cents: unique symbol
/** Money inside the house: whole fen. One coin is 100. */
export type Cents = number & { readonly [cents]: true }

/** Coins with up to two decimals on the wire, whole fen inside. */
export const coins: Codec<Cents> = codec(
  { type: 'number', minimum: 0, multipleOf: 0.01 },
  (wire) => {
    const written = typeof wire === 'number' ? String(wire) : wire
    if (typeof written !== 'string' || !COINS.test(written))
      return complain('金额应为不超过两位小数的非负数')
    const [whole = '0', part = ''] = written.split('.')
    return (Number(whole) * 100 + Number(part.padEnd(2, '0'))) as Cents
  },
  (house) => house / 100,
)

/** Words inside, legacy codes on the wire: `words({ football: 1, basketball: 2 })`. */
export function words<const Codes extends Record<string, string | number>>(
  codes: Codes,
): Codec<keyof Codes & string> {
  const byCode = new Map(
    Object.entries(codes).map(([word, code]) => [String(code), word as keyof Codes & string]),
  )
  return codec(
    { enum: Object.values(codes) },
    (wire) => {
      const known =
        typeof wire === 'string' || typeof wire === 'number' ? byCode.get(String(wire)) : undefined
      return known ?? complain(`应为 ${[...byCode.keys()].join('、')} 之一`)
    },
    (word) => codes[word],
  )
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}
