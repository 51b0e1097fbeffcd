export interface CrestSpec {
  /** Field and pattern colours, as #rrggbb. */
  a: string
  b: string
  shape: CrestShape
  pattern: CrestPattern
  /** One or two initials, or one Chinese character. */
  text: string
}

export const crestShapes = ['shield', 'round', 'hex', 'pennant', 'diamond', 'tower'] as const
export type CrestShape = (typeof crestShapes)[number]

export const crestPatterns = [
  'solid',
  'half',
  'stripes',
  'hoops',
  'sash',
  'chevron',
  'quarter',
  'band',
  'crown',
  'pale',
] as const
export type CrestPattern = (typeof crestPatterns)[number]

/** The same team always gets the same crest, on every device. */
export function crestOf(id: string, name = ''): CrestSpec {
  const hash = hashOf(id)
  const first = hash % palette.length
  const second = (hash >>> 4) % palette.length
  return {
    a: at(palette, first),
    b: at(palette, second === first ? first + 3 : second),
    shape: at(crestShapes, hash >>> 8),
    pattern: at(crestPatterns, hash >>> 12),
    text: [...name][0] ?? '',
  }
}

/** Black or white lettering, whichever is read better on the field. */
export function inkOn(colour: string): string {
  return luminance(colour) > 0.36 ? '#10201B' : '#FFFFFF'
}

const palette = [
  '#D21F32',
  '#1D5FD0',
  '#0B7A4B',
  '#F2B705',
  '#5A2B91',
  '#12408F',
  '#0F8C8C',
  '#DF700A',
  '#17181A',
  '#FFFFFF',
]

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

function hashOf(text: string): number {
  let hash = 0
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  // Short ids differ only in the low bits; the parts of a crest are read from all of them.
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b) >>> 0
  return (hash ^ (hash >>> 15)) >>> 0
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16) / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
