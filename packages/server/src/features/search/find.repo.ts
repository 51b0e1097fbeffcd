import { sql, type RawBuilder } from 'kysely'
import type { Find } from '@linmen/contract/search/search.schemas.ts'
import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { answering, wanted } from '@linmen/domain/search/name-search.ts'
import { peopleOfSports } from '#features/league/public.ts'
import type { Reader } from '#db/port.ts'

/** Of each kind so many are looked at: who wants more writes more. */
const MOST = 60
const LOOKED_THROUGH = 2000
const SPORTS: readonly Sport[] = ['football', 'basketball']

export interface FoundNames {
  readonly leagues: Find[]
  readonly teams: Find[]
  readonly players: Find[]
}

/** Competitions, teams and players of both sports or of one, the best answers first. */
export async function namesFound(db: Reader, word: string, only?: Sport): Promise<FoundNames> {
  const found: FoundNames = { leagues: [], teams: [], players: [] }
  const leagues = await db
    .selectFrom('league')
    .select(['id', 'sport', 'name', 'full_name'])
    .execute()
  const spellings = await leagueSpellings(db)
  const sports = only ? [only] : SPORTS
  const named = await peopleOfSports(db, sports, word)
  for (const sport of sports) {
    const own = leagues.filter((league) => league.sport === sport)
    for (const { id, name, full_name } of leaguesCalled(own, spellings, word))
      found.leagues.push({ kind: 'league', id, title: name, note: full_name, sport })
    const people = named.get(sport)!
    for (const { id, name, leagueName } of people.teams)
      found.teams.push({ kind: 'team', id, title: name, note: leagueName, sport })
    for (const { id, name, teamName, teamId } of people.players)
      found.players.push({
        kind: 'player',
        id,
        title: name,
        note: teamName,
        sport,
        parentId: teamId,
      })
  }
  return found
}

interface LeagueRow {
  readonly id: string
  readonly name: string
  readonly full_name: string
}

const leaguesCalled = (
  leagues: readonly LeagueRow[],
  spellings: ReadonlyMap<string, string>,
  word: string,
): LeagueRow[] =>
  answering(wanted(word), leagues, ({ id, name, full_name }) => [
    name,
    full_name,
    spellings.get(id) ?? '',
  ])

/** Experts who answer to a word with their name, or speak of it in what they say about themselves. */
export async function expertsFound(db: Reader, word: string): Promise<Find[]> {
  const rows = await db
    .selectFrom('expert_profile as e')
    .innerJoin('member as m', 'm.id', 'e.member_id')
    .select(['m.id', 'm.nickname', 'm.signature', 'e.bio'])
    .execute()
  const named = answering(wanted(word), rows, ({ nickname }) => [nickname])
  const rest = rows.filter(
    (row) => !named.includes(row) && `${row.bio}${row.signature}`.includes(word),
  )
  return [...named, ...rest].slice(0, MOST).map(({ id, nickname, bio, signature }) => ({
    kind: 'expert',
    id,
    title: nickname,
    note: (bio || signature).slice(0, 60),
  }))
}

/** Matches of these teams and competitions around now, the next ones first. They are told without a score. */
export async function matchesFound(
  db: Reader,
  { word, teamIds, leagueIds, nowMs, sport }: MatchWish,
): Promise<Find[]> {
  const { rows } = await sql<MatchRow>`
    select f.id, f.sport, f.kick_off_at_ms, f.number, l.name as league, h.name as home, a.name as away
    from fixture f join league l on l.id = f.league_id
      join team h on h.id = f.home_id join team a on a.id = f.away_id
    where f.kick_off_at_ms between ${nowMs - REACH_MS} and ${nowMs + REACH_MS}
      and (f.home_id = any(${teamIds}) or f.away_id = any(${teamIds})
        or f.league_id = any(${leagueIds}) or f.number = ${word})
      and (${sport ?? null}::text is null or f.sport = ${sport ?? null})
    order by f.kick_off_at_ms < ${nowMs}, abs(f.kick_off_at_ms - ${nowMs}), f.id
    limit ${MOST}`.execute(db)
  return rows.map((row) => ({
    kind: 'match',
    id: row.id,
    title: `${row.home} vs ${row.away}`,
    note: row.number ? `${row.number} ${row.league}` : row.league,
    sport: row.sport,
    atMs: row.kick_off_at_ms,
  }))
}

const REACH_MS = 7 * 86_400_000

interface MatchWish {
  readonly word: string
  readonly teamIds: readonly string[]
  readonly leagueIds: readonly string[]
  readonly nowMs: number
  readonly sport: Sport | undefined
}

interface MatchRow {
  readonly id: string
  readonly sport: Sport
  readonly kick_off_at_ms: number
  readonly number: string | null
  readonly league: string
  readonly home: string
  readonly away: string
}

interface TextRow {
  readonly id: string
  readonly title: string
  readonly note: string
  readonly at_ms: number
}

/** Plans, posts and news that speak of a word, each newest first. Paid text and what waits are not looked into. */
export async function textsFound(db: Reader, word: string): Promise<Find[]> {
  const like = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
  const plans = sql<TextRow>`
    select p.id, p.title, m.nickname as note, p.published_at_ms as at_ms
    from plan p join member m on m.id = p.expert_id
    where p.hidden_at_ms is null
      and (p.title ilike ${like} or p.teaser ilike ${like} or m.nickname ilike ${like}
        or p.home_name ilike ${like} or p.away_name ilike ${like} or p.league_name ilike ${like})
    order by p.published_at_ms desc, p.id desc limit ${MOST}`
  const interpretations = sql<TextRow>`
    select i.id, i.title, m.nickname as note, i.published_at_ms as at_ms
    from interpretation i join member m on m.id = i.expert_id
    where i.hidden_at_ms is null
      and (i.title ilike ${like} or i.teaser ilike ${like} or m.nickname ilike ${like}
        or i.home_name ilike ${like} or i.away_name ilike ${like} or i.league_name ilike ${like})
    order by i.published_at_ms desc, i.id desc limit ${MOST}`
  const posts = postsSpeaking(word, like)
  const articles = sql<TextRow>`
    select id, plain_title as title, source as note, published_at_ms as at_ms from article
    where removed_at_ms is null and channel <> 'flash'
      and (plain_title ilike ${like} or summary ilike ${like})
    order by published_at_ms desc, id desc limit ${MOST}`
  const kinds = [
    ['plan', await plans.execute(db)],
    ['interpretation', await interpretations.execute(db)],
    ['post', await posts.execute(db)],
    ['article', await articles.execute(db)],
  ] as const
  return kinds.flatMap(([kind, { rows }]) =>
    rows.map(({ id, title, note, at_ms }) => ({ kind, id, title, note, atMs: at_ms })),
  )
}

/**
 * Posts that hold the word or stand under a topic that does. A word of one sign is in so many that only the newest are
 * looked through; of any other the index tells where it may be.
 */
function postsSpeaking(word: string, like: string): RawBuilder<TextRow> {
  const shown = sql`p.post_id is null and p.state = 'shown'`
  const newest = sql`order by p.written_at_ms desc, p.id desc limit ${MOST}`
  const holding =
    [...word].length < 2
      ? sql`
        select p.id from (
          select id, body, written_at_ms from post p where ${shown}
          order by p.written_at_ms desc, p.id desc limit ${LOOKED_THROUGH}
        ) p where p.body ilike ${like} ${newest}`
      : sql`
        select p.id from (
          select id, written_at_ms from post p
          where ${shown} and pairs_of(lower(p.body)) @> pairs_of(lower(${word}))
            and p.body ilike ${like}
          offset 0
        ) p ${newest}`
  return sql<TextRow>`
    with hit as materialized (
      (${holding})
      union
      (select p.id from topic t, lateral (
        select p.id, p.written_at_ms from post p where p.topic_id = t.id and ${shown} ${newest}
      ) p where t.name ilike ${like} ${newest})
    )
    select p.id, left(p.body, 60) as title, m.nickname as note, p.written_at_ms as at_ms
    from hit join post p on p.id = hit.id join member m on m.id = p.member_id
    ${newest}`
}

async function leagueSpellings(db: Reader): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('foreign_name')
    .select(['id', 'key'])
    .where('thing', '=', 'league')
    .execute()
  return new Map(rows.map(({ id, key }) => [id, key]))
}
