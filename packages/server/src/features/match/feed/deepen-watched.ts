import { setTimeout as pause } from 'node:timers/promises'
import { MATCH_TOPICS, matchTopic } from '@linmen/contract/match/live-topic-parts.ts'
import { oneMatch, type OneMatchDelta } from '@linmen/contract/match/one-match.topics.ts'
import { hotMatch, type HotMatch } from '#features/archive/public.ts'
import type { Ports } from '#kit/ports.ts'
import { boardOf } from '#features/match/board/board-of.ts'
import { allOdds, toldDepth } from '#features/match/match-snapshot.ts'

const TICK_MS = 1000
const MOST_TOLD = 200

/** Asks every second what is new in depth about the matches that people of this process are watching. */
export function deepenWatched(ports: Ports): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const loop = async () => {
    while (!signal.aborted) {
      await pause(TICK_MS, undefined, { signal }).catch(() => {})
      for (const id of signal.aborted ? [] : ports.hub.watched(MATCH_TOPICS))
        await deepen(ports, id).catch((error: unknown) =>
          ports.log.error({ err: error, matchId: id }, 'a match was not deepened'),
        )
    }
  }
  const running = loop()
  return async () => {
    stopping.abort()
    await running
  }
}

/** One question about one match; what was new goes to its readers. */
export async function deepen(ports: Ports, id: string): Promise<void> {
  const match = boardOf(ports).matches.get(id)
  if (!match) return
  const before = told.get(match) ?? { depth: [], odds: [], asOfMs: 0 }
  const now = await hotMatch(ports, id)
  told.set(match, now)
  for (const delta of deltasOf(match, before, now))
    ports.hub.publishHere(matchTopic(id), oneMatch.delta.encode(delta))
}

const told = new WeakMap<object, HotMatch>()

function deltasOf(
  match: Parameters<typeof allOdds>[0],
  before: HotMatch,
  now: HotMatch,
): OneMatchDelta[] {
  const { asOfMs } = now
  const deltas: OneMatchDelta[] = []
  if (now.odds.length > before.odds.length) {
    const known = new Map(allOdds(match, before.odds).map((each) => [each.company, each.version]))
    const companies = allOdds(match, now.odds).filter(
      ({ company, version }) => version > (known.get(company) ?? 0),
    )
    if (companies.length > 0) deltas.push({ kind: 'odds', asOfMs, companies })
  }
  const held = new Set(before.depth)
  const records = now.depth.filter((record) => !held.has(record)).slice(-MOST_TOLD)
  if (records.length > 0) deltas.push({ kind: 'depth', asOfMs, records: records.map(toldDepth) })
  return deltas
}
