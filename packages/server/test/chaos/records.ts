import type { PlayRecord } from '#features/archive/public.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import { isTick, type Play, type Said } from './deliveries.ts'

/** What outlives a process: the appended records and how far the feed was read. */
export interface Records {
  readonly plays: PlayRecord[]
  readonly ticks: OddsTick[]
  readonly known: Set<string>
  readonly versions: Map<string, number>
  cursor: number
}

export type News = Pick<Records, 'plays' | 'ticks'>

export const noRecords = (): Records => ({
  plays: [],
  ticks: [],
  known: new Set(),
  versions: new Map(),
  cursor: 0,
})

/** Appends as the database does: what is known is left out, and each match numbers its own in the order of arrival. */
export function keep(records: Records, said: readonly Said[]): News {
  const fresh = said.filter((each) => {
    const key = keyOf(each)
    return !records.known.has(key) && records.known.add(key)
  })
  const ticks = fresh.filter(isTick)
  const plays = fresh
    .filter((each): each is Play => !isTick(each))
    .map((report) => ({ version: nextVersion(records, report.matchId), report }))
  records.ticks.push(...ticks)
  records.plays.push(...plays)
  return { plays, ticks }
}

/** In the order of a query that sorts by the feed's numbers. */
export const playsOf = ({ plays }: Records, matchId: string): PlayRecord[] =>
  plays
    .filter(({ report }) => report.matchId === matchId)
    .toSorted((a, b) => a.report.seq - b.report.seq)

export const keyOf = (said: Said) =>
  isTick(said) ? `${said.matchId}:${said.company}:${said.seq}` : `${said.matchId}:${said.seq}`

function nextVersion({ versions }: Records, matchId: string): number {
  const version = (versions.get(matchId) ?? 0) + 1
  versions.set(matchId, version)
  return version
}
