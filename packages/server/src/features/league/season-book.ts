import type { Season, Stage, Team } from '@linmen/domain/sport/atlas.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { archiveOf } from '#features/archive/public.ts'
import { perApp } from '#kit/per-app.ts'
import type { Ports } from '#kit/ports.ts'
import { seasonState } from './season-version.repo.ts'

/** A season as far as it has gone. Never changed: a new result makes a new book. */
export interface SeasonBook {
  readonly season: Season
  readonly stages: readonly Stage[]
  readonly teams: ReadonlyMap<string, Team>
  /** In order of kick-off. */
  readonly sheets: readonly MatchSheet[]
  /** When a result last changed it. */
  readonly changedAtMs: number | null
  readonly playedAtMs: number | null
}

interface Shelf {
  readonly version: string
  readonly book: Promise<SeasonBook>
  readonly readAtMs: number
  checkedAtMs: number
}

const BOOKS_KEPT = 40
// A table that is a second old is as good as new; ten people asking at once read it once.
const FRESH_MS = 1000
// From time to time the archive has to be asked: it asks the feed for what nobody has recorded.
const READ_AGAIN_MS = 60_000

const shelvesOf = perApp(() => new Map<string, Shelf>())

/** The present book of a season, read again only when the season has changed. */
export async function seasonBook(ports: Ports, season: Season): Promise<SeasonBook> {
  const shelves = shelvesOf(ports)
  const known = shelves.get(season.id)
  const nowMs = ports.clock.nowMs()
  if (known && nowMs - known.checkedAtMs < FRESH_MS) return known.book
  const { version } = await seasonState(ports.db.read, season.id)
  if (known?.version === version && nowMs - known.readAtMs < READ_AGAIN_MS) {
    known.checkedAtMs = nowMs
    return known.book
  }
  const book = read(ports, season)
  shelves.delete(season.id)
  shelves.set(season.id, { version, book, readAtMs: nowMs, checkedAtMs: nowMs })
  if (shelves.size > BOOKS_KEPT) shelves.delete(shelves.keys().next().value!)
  // What could not be read is not kept.
  book.catch(() => shelves.delete(season.id))
  return book
}

const notes = new WeakMap<SeasonBook, Map<string, unknown>>()

/** Something worked out from a book, once for everybody who asks. */
export function fromBook<T>(book: SeasonBook, name: string, make: (book: SeasonBook) => T): T {
  const known = notes.get(book) ?? new Map<string, unknown>()
  notes.set(book, known)
  if (!known.has(name)) known.set(name, make(book))
  return known.get(name) as T
}

export const nameIn = (book: SeasonBook, teamId: string) => book.teams.get(teamId)?.name ?? ''

async function read(ports: Ports, season: Season): Promise<SeasonBook> {
  const archive = archiveOf(ports)
  const sheets = await archive.seasonMatches(season.id)
  const [stages, teams] = [await archive.stages(season.id), await archive.seasonTeams(season.id)]
  // Asked last: nothing in the book is newer than this says.
  const { changedAtMs, playedAtMs } = await seasonState(ports.db.read, season.id)
  return {
    season,
    stages,
    teams: new Map(teams.map((team) => [team.id, team])),
    sheets,
    changedAtMs,
    playedAtMs,
  }
}
