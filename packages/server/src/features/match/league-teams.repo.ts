import type { Reader } from '#db/port.ts'

/** A competition by its name, with every team that has a match in it. */
export async function leagueTeams(db: Reader, leagueId: string) {
  const league = await db
    .selectFrom('league')
    .select('name')
    .where('id', '=', leagueId)
    .executeTakeFirst()
  if (!league) return null
  const teams = await db
    .selectFrom('fixture')
    .innerJoin('team', (join) =>
      join.on((on) =>
        on.or([
          on('team.id', '=', on.ref('fixture.home_id')),
          on('team.id', '=', on.ref('fixture.away_id')),
        ]),
      ),
    )
    .select(['team.id', 'team.name'])
    .distinct()
    .where('fixture.league_id', '=', leagueId)
    .execute()
  return { name: league.name, teams }
}
