import { upsert } from '#db/bulk.ts'
import type { Tx } from '#db/port.ts'
import type { Atlas, Stage } from '@linmen/domain/sport/atlas.ts'
import type { DaySheet } from '#feeds/port.ts'
import { countryRow, leagueRow, seasonRow, stageRow, teamRow } from './atlas-rows.ts'
import { fixtureRow } from './fixture-rows.ts'

export async function addAtlas(tx: Tx, atlas: Atlas): Promise<void> {
  await upsert(tx, 'country', atlas.countries.map(countryRow))
  await upsert(tx, 'league', atlas.leagues.map(leagueRow))
  await upsert(tx, 'season', atlas.seasons.map(seasonRow))
  await addStages(tx, atlas.stages)
}

export const addStages = (tx: Tx, stages: readonly Stage[]): Promise<number> =>
  upsert(tx, 'stage', stages.map(stageRow))

/** Teams and the matches between them, as announced now. Returns how many matches are new or were moved. */
export async function addSheet(tx: Tx, { teams, fixtures }: DaySheet): Promise<number> {
  await upsert(tx, 'team', teams.map(teamRow))
  return upsert(tx, 'fixture', fixtures.map(fixtureRow))
}
