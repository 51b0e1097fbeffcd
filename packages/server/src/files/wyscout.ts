import { basename } from 'node:path'
import { wyscoutRecording, type WyscoutEvents } from '@linmen/domain/recordings/wyscout.ts'
import { emptyBatch, type Batch, type Complain, type ReadKind } from './batch.ts'
import type { SourceFile } from './source-file.ts'
import { newFrame } from './frame.ts'
import { addWyscoutMatch } from './wyscout-match.ts'
import type { KnownMatch, WyscoutKnown } from './wyscout-known.ts'
import { plainText, type WyscoutMatch, type WyscoutPerson } from './wyscout-shapes.ts'
import { squadsOf } from './wyscout-squads.ts'

const AT_ONCE = 100
const LEAST_EVENTS = 1

/** Players, matches with line-ups, and the events of matches; a file of teams adds nothing the matches do not say. */
export function wyscoutReader(): ReadKind {
  const known: WyscoutKnown = { frame: newFrame(), players: new Map(), matches: new Map() }
  return async function* readWyscout(file, complain) {
    const name = basename(file.path)
    if (name.includes('matches')) yield* readMatches(file, known, complain)
    else yield* readDocument(await file.document(), known, complain)
  }
}

/** Players before matches, matches before their events, whatever order they were typed in. */
export const wyscoutOrder = (path: string): number =>
  ['players', 'matches', 'events'].findIndex((word) => basename(path).includes(word))

async function* readMatches(
  file: SourceFile,
  known: WyscoutKnown,
  complain: Complain,
): AsyncGenerator<Batch> {
  if (known.players.size === 0) complain(1, 'no file of players was given: line-ups are left out')
  for await (const lines of file.lines(AT_ONCE)) {
    const batch = emptyBatch()
    for (const { number, text } of lines) {
      const match = parsed(text)
      const problem = match ? addWyscoutMatch(batch, match, known) : 'this line is no match'
      if (problem) complain(number, problem)
    }
    for (const squad of squadsOf(batch, known)) batch.squads.push(squad)
    yield batch
  }
}

function parsed(text: string): WyscoutMatch | null {
  try {
    return JSON.parse(text.replace(/^\[|,?\]?$/g, '')) as WyscoutMatch
  } catch {
    return null
  }
}

async function* readDocument(
  document: unknown,
  known: WyscoutKnown,
  complain: Complain,
): AsyncGenerator<Batch> {
  if (Array.isArray(document)) {
    for (const person of document as Partial<WyscoutPerson>[])
      if (person.wyId !== undefined && typeof person.shortName === 'string')
        known.players.set(person.wyId, {
          ...(person as WyscoutPerson),
          shortName: plainText(person.shortName),
        })
    return
  }
  const file = document as Partial<WyscoutEvents>
  if (!Array.isArray(file.events) || file.events.length < LEAST_EVENTS) {
    complain(1, 'no events')
    return
  }
  const match = known.matches.get((file as WyscoutEvents).events[0]!.matchId)
  if (match) yield eventsHaul(file as WyscoutEvents, match)
  else complain(1, 'the file of matches that has this one was not given')
}

function eventsHaul(file: WyscoutEvents, match: KnownMatch): Batch {
  const batch = emptyBatch()
  const { moments } = wyscoutRecording(file, match.homeWyId)
  for (const { seq, afterMs, body } of moments) {
    const named = 'player' in body ? { ...body, player: plainText(body.player) } : body
    batch.plays.push({ ...named, matchId: match.id, seq, atMs: match.kickOffAtMs + afterMs })
  }
  return batch
}
