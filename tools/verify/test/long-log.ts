import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { canonical, type Plain } from '@linmen/domain/record-log/canonical.ts'
import {
  commitment,
  entryText,
  type LoggedPick,
  type LogEntry,
} from '@linmen/domain/record-log/entries.ts'
import { leafHash, levelsOf, rootOf } from '@linmen/domain/record-log/merkle.ts'
import type { ShownPick, ShownRecord } from '@linmen/domain/record-log/shown-record.ts'
import { checkpointText, keyLine, signedNote } from '@linmen/domain/record-log/signed-note.ts'
import { statisticsOf, type CountedPick } from '@linmen/domain/record-log/statistics.ts'
import { joinEntries, readTilePath, TILE } from '@linmen/domain/record-log/tiles.ts'

const HOUR_MS = 3_600_000
const BEGUN_MS = Date.parse('2025-01-01T00:00:00Z')
const OF_ONE_EXPERT = 300

const hashing = {
  sha256: (bytes: Uint8Array) => createHash('sha256').update(bytes).digest(),
  toBytes: (text: string) => Buffer.from(text),
}

/** A log of so many entries: every pick promised, opened and settled by the result of its own match. */
export function longLog(size: number) {
  const { entries, counted, shown } = picksOf(Math.ceil(size / 4))
  const bytes = entries.slice(0, size).map((entry) => Buffer.from(entryText(entry)))
  const levels = levelsOf(
    hashing.sha256,
    bytes.map((each) => leafHash(hashing.sha256, each)),
  )
  const pair = generateKeyPairSync('ed25519')
  const publicKey = pair.publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
  const key = { name: 'bench/log', publicKey }
  const text = checkpointText({
    origin: key.name,
    size: bytes.length,
    root: rootOf(hashing.sha256, levels),
  })
  const signature = sign(null, Buffer.from(text), pair.privateKey)
  const record: ShownRecord = {
    author: 'e0',
    atMs: BEGUN_MS,
    picks: shown,
    statistics: statisticsOf(counted, 'e0', BEGUN_MS),
  }
  const files: Record<string, string> = {
    key: keyLine(hashing, key),
    checkpoint: signedNote(hashing, { text, key, signature }),
    'record/e0': JSON.stringify(record),
  }
  const parts = (path: string): Uint8Array | string | null => {
    const tile = readTilePath(path)
    if (!tile) return files[path] ?? null
    const from = tile.place * TILE
    return joinEntries(bytes.slice(from, from + tile.width))
  }
  return { author: 'e0', parts }
}

function picksOf(picks: number) {
  const entries: LogEntry[] = []
  const counted: CountedPick[] = []
  const shown: ShownPick[] = []
  const experts = Math.max(1, Math.ceil(picks / OF_ONE_EXPERT))
  for (let at = 0; at < picks; at++) {
    const author = `e${at % experts}`
    const made = pickOf(at, author, entries.length)
    entries.push(...made.entries)
    counted.push(made.counted)
    if (author === 'e0') shown.push(made.shown)
  }
  return { entries, counted, shown }
}

function pickOf(at: number, author: string, index: number) {
  const [id, match] = [`p${at}`, `m${at}`]
  const ms = BEGUN_MS + at * 4 * HOUR_MS
  const times = { ms, kickoff: ms + HOUR_MS, over: ms + 3 * HOUR_MS }
  const hit = at % 2 === 0
  const result = hit ? ('hit' as const) : ('miss' as const)
  const returned = hit ? 190 : 0
  const pick = picked({ id, author, match, kickoff: times.kickoff })
  const told = {
    playedAtMs: times.kickoff,
    settledAtMs: times.over,
    result,
    returnedHundredths: returned,
  }
  const shown: ShownPick = {
    id,
    what: 'plan',
    lockedAtMs: ms,
    kickoffMs: times.kickoff,
    matches: [match],
    pick,
    result,
    returnedHundredths: returned,
    settledAtMs: times.over,
    match: { home: '甲', away: '乙', number: null },
  }
  return {
    entries: entriesOf(pick, { ...times, index, result, returned }),
    counted: { ...told, expertId: author, sport: 'football', leagueName: '英超' },
    shown,
  }
}

interface Named {
  readonly id: string
  readonly author: string
  readonly match: string
  readonly kickoff: number
}

const picked = ({ id, author, match, kickoff }: Named): LoggedPick => ({
  author,
  free: true,
  id,
  legs: [
    {
      kickoff,
      league: '英超',
      line: null,
      market: 'winDrawLose',
      match,
      price: 1900,
      side: 'home',
    },
  ],
  price: 1900,
  promised: null,
  refund: false,
  sport: 'football',
  units: 1,
})

interface Course {
  readonly ms: number
  readonly kickoff: number
  readonly over: number
  readonly index: number
  readonly result: 'hit' | 'miss'
  readonly returned: number
}

function entriesOf(pick: LoggedPick, course: Course): LogEntry[] {
  const { ms, kickoff, over, index, result, returned } = course
  const { id, author } = pick
  const match = pick.legs[0]!.match
  const text = canonical(pick as unknown as Plain)
  const salt = createHash('sha256').update(id).digest()
  const h = commitment(hashing, salt, text)
  const promise = { author, h, id, kickoff, matches: [match], what: 'plan' } as const
  const home = result === 'hit' ? 1 : 0
  const end = { id, index, outcome: result, returned, results: [index + 2], rule: 1 }
  return [
    { kind: 'commit', at: ms, logged: ms, ...promise },
    {
      kind: 'reveal',
      at: kickoff,
      logged: kickoff,
      id,
      index,
      pick: text,
      salt: salt.toString('hex'),
    },
    { kind: 'result', at: over, logged: over, match, state: 'finished', home, away: 0 },
    { kind: 'settle', at: over, logged: over, ...end },
  ]
}
