import { spawn } from 'node:child_process'
import { mkdir, open, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { boxAt, secondsOf, type Box } from '@linmen/domain/interpretation/film-file.ts'

const HEAD = 16
const MOST_BOXES = 1000
const MOST_INDEX_BYTES = 16 * 1024 * 1024

/** Writes a piece where it belongs; a piece that came twice says the same twice. */
export async function writePiece(path: string, bytes: Buffer, offset: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const file = await open(path, offset === 0 ? 'w' : 'r+')
  try {
    await file.write(bytes, 0, bytes.length, offset)
  } finally {
    await file.close()
  }
}

export interface FilmFacts {
  readonly bytes: number
  readonly seconds: number
  /** The index comes before the pictures: it plays while it is still being fetched. */
  readonly indexFirst: boolean
}

/** What an MP4 file says of itself; null when it is none. */
export async function filmFacts(path: string): Promise<FilmFacts | null> {
  const { size } = await stat(path)
  const file = await open(path, 'r')
  try {
    const boxes = await boxesOf(file, size)
    const moov = boxes.find(({ name }) => name === 'moov')
    const data = boxes.find(({ name }) => name === 'mdat')
    if (boxes[0]?.name !== 'ftyp' || !moov || !data || moov.size > MOST_INDEX_BYTES) return null
    const seconds = secondsOf(await bytesAt(file, moov.at, moov.size))
    return seconds === null ? null : { bytes: size, seconds, indexFirst: moov.at < data.at }
  } finally {
    await file.close()
  }
}

async function boxesOf(file: FileHandle, size: number): Promise<Box[]> {
  const boxes: Box[] = []
  for (let at = 0; at < size && boxes.length < MOST_BOXES;) {
    const box = boxAt(await bytesAt(file, at, Math.min(HEAD, size - at)), at, size)
    if (!box) return boxes
    boxes.push(box)
    at += box.size
  }
  return boxes
}

async function bytesAt(file: FileHandle, at: number, length: number): Promise<DataView> {
  const bytes = Buffer.alloc(length)
  const { bytesRead } = await file.read(bytes, 0, length, at)
  return new DataView(bytes.buffer, bytes.byteOffset, bytesRead)
}

/** Puts the index first with ffmpeg, without touching the pictures. False where there is none, or it cannot: the film stays as it came. */
export async function remakeFilm(path: string, program = 'ffmpeg'): Promise<boolean> {
  const made = `${path}.made.mp4`
  const quiet = ['-nostdin', '-loglevel', 'error', '-y']
  const child = spawn(
    program,
    [...quiet, '-i', path, '-c', 'copy', '-movflags', '+faststart', made],
    {
      stdio: 'ignore',
    },
  )
  const isMade = await new Promise<boolean>((done) => {
    child.on('error', () => done(false))
    child.on('exit', (code) => done(code === 0))
  })
  if (isMade) await rename(made, path)
  else await rm(made, { force: true })
  return isMade
}
