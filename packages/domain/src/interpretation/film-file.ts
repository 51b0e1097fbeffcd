/** What a film may be. */
export const MOST_FILM_BYTES = 200 * 1024 * 1024
export const MOST_FILM_SECONDS = 600
/** How much of it is sent at once. */
export const FILM_PIECE_BYTES = 1024 * 1024
const FILM_TYPE = 'video/mp4'
/** What everybody may see of a paid film. */
const FREE_SHARE = 0.2
const MOST_FREE_SECONDS = 60

export type FilmFault = 'film.type' | 'film.size'

export function filmFault({ type, bytes }: { type: string; bytes: number }): FilmFault | null {
  if (type !== FILM_TYPE) return 'film.type'
  return bytes > MOST_FILM_BYTES ? 'film.size' : null
}

/** One box of an MP4 file: its name, where it begins and how long it is with its head. */
export interface Box {
  readonly name: string
  readonly at: number
  readonly size: number
}

const HEAD = 8
const LONG_HEAD = 16

/** The box whose head these bytes are; null where nothing sensible stands there. */
export function boxAt(head: DataView, at: number, end: number): Box | null {
  if (head.byteLength < HEAD) return null
  const name = String.fromCharCode(...[4, 5, 6, 7].map((place) => head.getUint8(place)))
  if (!/^[\x20-\x7e]{4}$/.test(name)) return null
  const short = head.getUint32(0)
  const size =
    short === 0
      ? end - at
      : short !== 1
        ? short
        : head.byteLength < LONG_HEAD
          ? 0
          : Number(head.getBigUint64(HEAD))
  return size < HEAD || at + size > end ? null : { name, at, size }
}

/** How long a film is, from its `moov` box; null where it does not say. */
export function secondsOf(moov: DataView): number | null {
  for (let at = HEAD; at + HEAD <= moov.byteLength;) {
    const box = boxAt(part(moov, at), at, moov.byteLength)
    if (!box) return null
    if (box.name === 'mvhd') return lengthOf(part(moov, at + HEAD))
    at += box.size
  }
  return null
}

function lengthOf(mvhd: DataView): number | null {
  const long = mvhd.byteLength > 0 && mvhd.getUint8(0) === 1
  if (mvhd.byteLength < (long ? 32 : 20)) return null
  const scale = mvhd.getUint32(long ? 20 : 12)
  const ticks = long ? Number(mvhd.getBigUint64(24)) : mvhd.getUint32(16)
  return scale === 0 || ticks === 0 ? null : Math.ceil(ticks / scale)
}

const part = (view: DataView, at: number) =>
  new DataView(view.buffer, view.byteOffset + at, view.byteLength - at)

/**
 * What of a film is free: a fifth, a minute at most. Bytes stand for time only where the index comes before the pictures;
 * of any other film nothing can be played before all of it is there, so nothing is free.
 */
export function freePart({
  seconds,
  bytes,
  indexFirst,
}: {
  seconds: number
  bytes: number
  indexFirst: boolean
}): { readonly seconds: number; readonly bytes: number } {
  if (!indexFirst) return { seconds: 0, bytes: 0 }
  const free = Math.min(MOST_FREE_SECONDS, Math.floor(seconds * FREE_SHARE))
  return { seconds: free, bytes: Math.floor((bytes * free) / seconds) }
}
