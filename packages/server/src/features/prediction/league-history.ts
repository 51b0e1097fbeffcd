import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { archiveOf } from '#features/archive/public.ts'
import type { Ports } from '#kit/ports.ts'

const SEASONS_LEARNED = 3

/** The matches of a league that ratings learn from, those of this season too. */
export async function historyOf(ports: Ports, leagueId: string): Promise<MatchSheet[]> {
  const archive = archiveOf(ports)
  const seasons = (await archive.seasons(leagueId)).slice(0, SEASONS_LEARNED + 1)
  const sheets: MatchSheet[] = []
  for (const { id } of seasons) sheets.push(...(await archive.seasonMatches(id)))
  return sheets
}
