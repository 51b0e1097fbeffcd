import { createReadStream, type ReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

/** A line of a text file, counted from 1. */
export interface Line {
  readonly number: number
  readonly text: string
  /** No line break follows: the file may have been cut. */
  readonly last: boolean
}

export interface SourceFile {
  readonly path: string
  readonly bytes: number
  /** How much of the file has been read. */
  readBytes(): number
  /** The lines in pieces of at most `size`, without the mark some programs write first. */
  lines(size: number): AsyncIterable<Line[]>
  /** All of it, for a document that has no lines. */
  document(): Promise<unknown>
}

/** No document of one match or one season is larger. */
const LARGEST_DOCUMENT = 128 * 1024 * 1024

/** A text file, packed by gzip or not. */
export async function openSource(path: string): Promise<SourceFile> {
  const { size } = await stat(path)
  let raw: ReadStream | null = null
  const open = () => {
    raw = createReadStream(path, { highWaterMark: 256 * 1024 })
    return path.endsWith('.gz') ? raw.pipe(unpacking(raw)) : raw
  }
  return {
    path,
    bytes: size,
    readBytes: () => raw?.bytesRead ?? 0,
    lines: (most) => linesOf(open(), most),
    document: async () => JSON.parse(await textOf(open())) as unknown,
  }
}

function unpacking(raw: ReadStream) {
  const gunzip = createGunzip()
  raw.on('error', (error) => gunzip.destroy(error))
  return gunzip
}

async function* linesOf(stream: Readable, most: number): AsyncGenerator<Line[]> {
  let rest = ''
  let number = 0
  let piece: Line[] = []
  for await (const chunk of stream.setEncoding('utf8')) {
    const parts = (
      (number === 0 && rest === '' ? withoutMark(chunk) : rest + chunk) as string
    ).split('\n')
    rest = parts.pop()!
    for (const text of parts) {
      piece.push({ number: (number += 1), text: withoutReturn(text), last: false })
      if (piece.length < most) continue
      yield piece
      piece = []
    }
  }
  if (rest.trim() !== '') piece.push({ number: number + 1, text: withoutReturn(rest), last: true })
  if (piece.length > 0) yield piece
}

async function textOf(stream: Readable): Promise<string> {
  const parts: string[] = []
  let length = 0
  for await (const chunk of stream.setEncoding('utf8')) {
    length += (chunk as string).length
    if (length > LARGEST_DOCUMENT) throw new Error('文件过大')
    parts.push(chunk as string)
  }
  return withoutMark(parts.join(''))
}

const withoutMark = (text: string) => (text.startsWith('\uFEFF') ? text.slice(1) : text)
const withoutReturn = (text: string) => (text.endsWith('\r') ? text.slice(0, -1) : text)
