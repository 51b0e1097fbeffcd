/** How long an address of a film plays before it has to be asked for again. */
export const FILM_PASS_MS = 10 * 60_000

export interface FilmPass {
  readonly filmId: string
  /** Whose it is; empty for whoever is not signed in. */
  readonly readerId: string
  /** The whole film, or its free part. */
  readonly whole: boolean
  readonly endsAtMs: number
}

/** What is signed. */
export const passText = ({ filmId, readerId, whole, endsAtMs }: FilmPass): string =>
  [filmId, readerId, whole ? 'whole' : 'free', endsAtMs].join('\n')

/** A pass is good for its reader, until it ends. */
export const passHolds = (pass: FilmPass, readerId: string, nowMs: number): boolean =>
  pass.readerId === readerId && nowMs < pass.endsAtMs

export interface ByteRange {
  readonly from: number
  readonly to: number
}

/** The first range somebody asks for, within the bytes they may have; null when there is none. */
export function rangeWithin(header: string | undefined, size: number): ByteRange | null {
  if (header === undefined) return { from: 0, to: size - 1 }
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? []
  if (first === '' && last === '') return null
  if (first === '')
    return Number(last) === 0 ? null : { from: Math.max(0, size - Number(last)), to: size - 1 }
  const from = Number(first)
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from >= size || to < from ? null : { from, to }
}
