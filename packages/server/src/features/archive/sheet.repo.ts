import { upsert } from '#db/bulk.ts'
import type { Tx } from '#db/port.ts'
import type { Atlas, Stage, Team } from '@linmen/domain/sport/atlas.ts'
import type { Fixture } from '@linmen/domain/sport/fixture.ts'
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

export const addTeams = (tx: Tx, teams: readonly Team[]): Promise<number> =>
  upsert(tx, 'team', teams.map(teamRow))

/** Returns how many matches are new or were moved. */
export const addFixtures = (tx: Tx, fixtures: readonly Fixture[]): Promise<number> =>
  upsert(tx, 'fixture', fixtures.map(fixtureRow))
