import { basename } from 'node:path'
import { emptyBatch, type ChineseName, type Complain, type Batch } from './batch.ts'
import type { SourceFile } from './source-file.ts'

/**
 * Chinese names by foreign ones, in the shapes they are passed around in: `{ foreign: chinese }`,
 * `{ id: { en, zh } }`, and `[{ name: '英超Premier League' }]`. The name of the file tells what they name.
 */
export async function* readNames(file: SourceFile, complain: Complain): AsyncGenerator<Batch> {
  const document = await file.document()
  const thing = thingOf(basename(file.path))
  const batch = emptyBatch()
  const entries = Array.isArray(document)
    ? document.map((value, at) => [String(at), value] as const)
    : Object.entries((document ?? {}) as Record<string, unknown>)
  for (const [at, [key, value]] of entries.entries()) {
    const pair = pairOf(key, value)
    if (pair === undefined) complain(at + 1, `entry ${at + 1} is no name`)
    else if (pair) batch.names.push({ thing, ...pair })
  }
  yield batch
}

function thingOf(name: string): ChineseName['thing'] {
  if (/league|联赛/i.test(name)) return 'league'
  return /player|球员/i.test(name) ? 'player' : 'team'
}

type Pair = Pick<ChineseName, 'spelling' | 'name'>

const CHINESE = /\p{Script=Han}/u

/** Null where both are Chinese: nothing is spelled that way in a file. */
function pairOf(key: string, value: unknown): Pair | null | undefined {
  if (typeof value === 'string') return foreign(key, value)
  if (Array.isArray(value)) return null
  const { en, zh, name } = (value ?? {}) as Partial<Record<string, unknown>>
  if (typeof en === 'string' && typeof zh === 'string') return foreign(en, zh)
  if (typeof name !== 'string') return undefined
  const parts = /^(\P{Script=Latin}+)(\p{Script=Latin}.*)$/u.exec(name)
  return parts ? foreign(parts[2]!.trim(), parts[1]!.trim()) : null
}

const foreign = (spelling: string, name: string): Pair | null =>
  CHINESE.test(spelling) || name === '' ? null : { spelling, name }
