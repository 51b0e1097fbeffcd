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
  const style = pick(styles, 5)
  return {
    ground: pick(grounds, 0),
    // Apart from the ground: two experts of a page would share a face if one went with the other.
    shirt: shirts[(other >>> 11) % shirts.length] as string,
    style,
    skin: pick(skins, 10),
    hair: style === 'cap' ? '#33406B' : pick(hairs, 14),
    glasses: (hash >>> 18) % 3 === 0,
    beard: bearded.has(style) && (hash >>> 21) % 4 === 0,
    mouth: mouths[other % mouths.length] as Mouth,
    brows: (other >>> 7) % 2 === 0,
  }
}

const grounds = [
  '#DCE8FF',
  '#FFE9D1',
  '#E6F6C0',
  '#F3DFE6',
  '#DDEBE6',
  '#E4E2F7',
  '#FBEFC6',
  '#D6F0F2',
  '#F6E3D7',
  '#EAF0D8',
  '#E9E3DA',
] as const
const shirts = [
  '#2152DC',
  '#0B1A16',
  '#087A4B',
  '#8A2147',
  '#DF700A',
  '#3D3A8C',
  '#5C6B66',
  '#0F5C66',
  '#B23A1E',
  '#4C5B12',
  '#6B4A2B',
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
