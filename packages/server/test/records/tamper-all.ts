import { pickDifferences } from '@linmen/domain/record-log/shown-record.ts'
import type { Verdict } from '@linmen/domain/record-log/verify-log.ts'
import { shownPicks } from '#features/record-log/shown-record.reads.ts'
import type { TestApp } from '#test/harness.ts'
import { tamper, verified } from '#test/record-season.ts'
import { DEEDS, forge, mend, namedBy, type Deed } from './deeds.ts'

export interface Flagged {
  readonly deed: string
  readonly done: number
  readonly named: number
}

/** Picks that are tampered with at one time, by their experts. */
type Round = ReadonlyMap<string, readonly string[]>

/** So many picks of every expert at a time, until every pick had its turn. */
function roundsOf({ picks }: Verdict, ofEach: number): Round[] {
  const all = [...byAuthor(picks)]
  const longest = Math.max(...all.map(([, own]) => own.length))
  return Array.from({ length: Math.ceil(longest / ofEach) }, (_, round) => {
    const turn = all.map(([author, own]): [string, string[]] => {
      const ids = own.map(({ id }) => id).filter((_id, at) => Math.floor(at / ofEach) === round)
      return [author, ids]
    })
    return new Map(turn.filter(([, ids]) => ids.length > 0))
  })
}

/** Every deed done to every pick; counted is where the comparison of the verifier names these picks and no other. */
export async function tamperAll(app: TestApp, sound: Verdict, ofEach: number): Promise<Flagged[]> {
  const proven = byAuthor(sound.picks)
  return perDeed(roundsOf(sound, ofEach), async (deed, round) => {
    await forge(app, deed, [...round.values()].flat())
    let named = 0
    for (const [author, ids] of round) {
      const shown = { author, picks: await shownPicks(app.db.read, author) }
      const found = pickDifferences(shown, proven.get(author)!)
      named += namedAmong(found, deed, ids)
    }
    await mend(app, deed, [...round.values()].flat())
    return named
  })
}

/** The same for one pick of every expert, by the whole verifier over HTTP. */
export const tamperWhole = (app: TestApp, sound: Verdict): Promise<Flagged[]> =>
  perDeed(roundsOf(sound, 1).slice(0, 1), async (deed, round) => {
    await forge(app, deed, [...round.values()].flat())
    const { differences } = await verified(app)
    await mend(app, deed, [...round.values()].flat())
    const found = byAuthor(differences.filter(({ id }) => id !== ''))
    return [...round].reduce(
      (sum, [author, ids]) => sum + namedAmong(found.get(author) ?? [], deed, ids),
      0,
    )
  })

/** How many of these picks are named; none where another one is. */
function namedAmong(
  found: readonly { readonly id: string }[],
  deed: Deed,
  ids: readonly string[],
): number {
  const wanted = new Set(ids.map((id) => namedBy(deed, id)))
  const named = new Set(found.map(({ id }) => id))
  return [...named].every((id) => wanted.has(id)) ? named.size : 0
}

/** Plan and entry of the log changed together: the signed root does not fit, and the entry is named. */
export async function tamperLog(app: TestApp, sound: Verdict, count: number): Promise<Flagged> {
  const step = Math.max(1, Math.floor(sound.picks.length / count))
  const some = sound.picks.filter((_pick, at) => at % step === 0).slice(0, count)
  let named = 0
  for (const { id, index } of some) {
    const flip = `update record_entry set bytes = set_byte(bytes, 8, get_byte(bytes, 8) # 1) where number = $1`
    await forge(app, 'back-date', [id])
    await tamper(app, flip, [index])
    const entries = (await verified(app)).breach?.entries ?? []
    if (entries.length === 1 && entries[0]!.index === index) named += 1
    await tamper(app, flip, [index])
    await mend(app, 'back-date', [id])
  }
  return { deed: 'back-date, in the log too', done: some.length, named }
}

async function perDeed(
  rounds: readonly Round[],
  namedIn: (deed: Deed, round: Round) => Promise<number>,
): Promise<Flagged[]> {
  const flagged: Flagged[] = []
  for (const deed of Object.keys(DEEDS) as Deed[]) {
    let [done, named] = [0, 0]
    for (const round of rounds) {
      done += [...round.values()].flat().length
      named += await namedIn(deed, round)
    }
    flagged.push({ deed, done, named })
  }
  return flagged
}

function byAuthor<T extends { readonly author: string }>(all: readonly T[]): Map<string, T[]> {
  const sorted = new Map<string, T[]>()
  for (const each of all) {
    const own = sorted.get(each.author)
    if (own) own.push(each)
    else sorted.set(each.author, [each])
  }
  return sorted
}
