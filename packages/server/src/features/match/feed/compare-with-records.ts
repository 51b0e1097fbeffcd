import { setTimeout as pause } from 'node:timers/promises'
import { recordedVersions } from '#features/archive/public.ts'
import type { Ports } from '#kit/ports.ts'
import { boardOf } from '#features/match/board/board-of.ts'
import { knownVersion, type BoardMatch } from '#features/match/board/board.ts'
import { daysOfPlay } from '#features/match/board/followed-days.ts'
import { reloadDays } from '#features/match/board/reload-days.ts'

const EVERY_MS = 5000
/** From then on a result is corrected once in a while, and the reader of the feed is the only one who hears of it. */
const PLAYED_WITHIN_MS = 5 * 3_600_000

/** Compares the board with the records for as long as the server runs. */
export function compareWithRecords(ports: Ports): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const compare = comparison(ports)
  const loop = async () => {
    while (!signal.aborted) {
      await pause(EVERY_MS, undefined, { signal }).catch(() => {})
      if (!signal.aborted)
        await compare().catch((error: unknown) => ports.mishaps.note('match_store', error))
    }
  }
  const running = loop()
  return async () => {
    stopping.abort()
    await running
  }
}

/**
 * One comparison of every running match. A record is on its way to the board for a moment: a match is behind when it
 * still lacks what was in the records at the comparison before. It is mended from them, and counted, because every
 * record should have come by itself.
 */
export function comparison(ports: Ports): () => Promise<readonly string[]> {
  let before: ReadonlyMap<string, number> = new Map()
  return async () => {
    const running = runningMatches(ports)
    const behind = running.filter(
      (match) => knownVersion(match) < (before.get(match.fixture.id) ?? 0),
    )
    if (behind.length > 0) {
      const ids = behind.map(({ fixture }) => fixture.id)
      const fault = new Error(`the match store lacked records of ${ids.join()}`)
      ports.mishaps.note('match_store', fault)
      await reloadDays(ports, [...new Set(behind.map(({ fixture }) => fixture.day))])
    }
    before = await recordedVersions(
      ports.db.read,
      running.map(({ fixture }) => fixture.id),
    )
    return behind.map(({ fixture }) => fixture.id)
  }
}

function runningMatches(ports: Ports): BoardMatch[] {
  const nowMs = ports.clock.nowMs()
  const board = boardOf(ports)
  return daysOfPlay(nowMs)
    .flatMap((day) => board.day(day))
    .filter(({ fixture: { kickOffAtMs } }) => Math.abs(nowMs - kickOffAtMs) < PLAYED_WITHIN_MS)
}
