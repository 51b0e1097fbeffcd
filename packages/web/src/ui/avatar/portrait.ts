export interface Portrait {
  ground: string
  shirt: string
  skin: string
  hair: string
  style: HairStyle
  glasses: boolean
  beard: boolean
  mouth: Mouth
  brows: boolean
}

export type Mouth = 'smile' | 'calm' | 'grin'

export type HairStyle = 'short' | 'side' | 'buzz' | 'bun' | 'long' | 'cap'

/** The same person always gets the same face. */
export function portraitOf(id: string): Portrait {
  const hash = hashOf(id)
  // A hash for each half of the face: one has not enough bits for all of it.
  const other = hashOf(`${id}/`)
  const pick = <T>(list: readonly T[], shift: number) => list[(hash >>> shift) % list.length] as T
  const [ground, shirt] = pick(clothes, 0)
  const style = pick(styles, 5)
  return {
    ground,
    shirt,
    style,
    skin: pick(skins, 10),
    hair: style === 'cap' ? '#33406B' : pick(hairs, 14),
    glasses: (hash >>> 18) % 3 === 0,
    beard: bearded.has(style) && (hash >>> 21) % 4 === 0,
    mouth: mouths[other % mouths.length] as Mouth,
    brows: (other >>> 7) % 2 === 0,
  }
}

const clothes = [
  ['#DCE8FF', '#2152DC'],
  ['#FFE9D1', '#0B1A16'],
  ['#E6F6C0', '#087A4B'],
  ['#F3DFE6', '#8A2147'],
  ['#DDEBE6', '#DF700A'],
  ['#E4E2F7', '#3D3A8C'],
  ['#FBEFC6', '#5C6B66'],
  ['#D6F0F2', '#0F5C66'],
  ['#F6E3D7', '#B23A1E'],
  ['#EAF0D8', '#4C5B12'],
  ['#E9E3DA', '#6B4A2B'],
] as const
const skins = ['#F3C9A5', '#EDB98F', '#F6D0AE', '#D99E73', '#F1C6A3'] as const
const hairs = ['#22211F', '#3A2A1F', '#141414', '#5A3A22', '#55504B'] as const
const styles: readonly HairStyle[] = ['short', 'side', 'buzz', 'bun', 'long', 'cap']
const mouths: readonly Mouth[] = ['smile', 'calm', 'grin']
const bearded: ReadonlySet<HairStyle> = new Set<HairStyle>(['short', 'side', 'buzz'])

function hashOf(text: string): number {
  let hash = 2166136261
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}
