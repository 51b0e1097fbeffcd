/** The states of a picture on its way. */
export type UploadState = 'ready' | 'uploading' | 'uploaded' | 'success' | 'error' | 'cancelled'

export const MOST_PICTURES = 6
export const MOST_PICTURE_BYTES = 5 * 1024 * 1024

const NEXT: Readonly<Record<UploadState, readonly UploadState[]>> = {
  ready: ['uploading', 'cancelled'],
  uploading: ['uploaded', 'error', 'cancelled'],
  // All of it is sent; the answer is still to come.
  uploaded: ['success', 'error', 'cancelled'],
  success: [],
  // Tried again.
  error: ['uploading', 'cancelled'],
  cancelled: [],
}

export const mayBecome = (from: UploadState, to: UploadState): boolean => NEXT[from].includes(to)

/** Whole hundredths of what has been sent, 0 to 100. */
export const progressOf = (sent: number, all: number): number =>
  all <= 0 ? 0 : Math.min(100, Math.max(0, Math.floor((sent / all) * 100)))

interface Brought {
  readonly type: string
  readonly size: number
}

/** Which of the files somebody brought get a place, and why the others do not. */
export function takeIn<File extends Brought>(
  places: number,
  files: readonly File[],
): { readonly taken: File[]; readonly refused: 'type' | 'size' | 'many' | null } {
  const pictures = files.filter(({ type }) => /^image\/(jpeg|png|webp|gif)$/.test(type))
  const small = pictures.filter(({ size }) => size <= MOST_PICTURE_BYTES)
  const taken = small.slice(0, Math.max(0, places))
  if (taken.length < small.length) return { taken, refused: 'many' }
  if (small.length < pictures.length) return { taken, refused: 'size' }
  return { taken, refused: pictures.length < files.length ? 'type' : null }
}
