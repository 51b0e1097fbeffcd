import { searchEndpoints } from '@linmen/contract/search/search.endpoints.ts'
import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { Find, FindScope } from '@linmen/contract/search/search.schemas.ts'
import { beijingDay } from '@linmen/domain/match/business-day.ts'
import { answer, wanted } from '@linmen/domain/search/name-search.ts'
import type { Reader } from '#db/port.ts'
import { listedExperts } from '#features/expert/public.ts'
import type { Call } from '#kit/call.ts'
import { command } from '#kit/command.ts'
import { hmacHex } from '#kit/secrets/derived-key.ts'
import { pageOf } from '#kit/page-of.ts'
import { query } from '#kit/query.ts'
import { clicksOf, countClickOn, hotWordsNow, noteAsked } from './asked.repo.ts'
import { expertsFound, matchesFound, namesFound, textsFound, type FoundNames } from './find.repo.ts'
import { perhapsMeant } from './perhaps-meant.ts'
import { toolsFound } from './tools-found.ts'

const PAGE = 20
const OFFERED = 10
const TOGETHER = 5
const HOT_EXPERTS = 10

/** Everything a word finds, in one order; or one part of it, page by page. */
export const find = query(
  searchEndpoints.find,
  async (db, { keyWord, pageNo, scope, sport }, call) => {
    const parts = await partsOf(db, { word: keyWord, sport, nowMs: call.nowMs })
    const counts = {
      match: parts.match.length,
      team: parts.team.length,
      expert: parts.expert.length,
      content: parts.content.length,
    }
    const nothing = Object.values(counts).every((count) => count === 0)
    if (pageNo === 1) await note(call, keyWord, !nothing)
    const wish = { pageNo, pageSize: PAGE }
    const page = scope === 'all' ? pageOf(together(parts), wish) : pageOf(parts[scope], wish)
    const meant = nothing ? await perhapsMeant(db, keyWord) : []
    return { ...page, counts, nearest: meant.map((word) => ({ word })) }
  },
)

export const suggest = query(searchEndpoints.suggest, async (db, { keyWord, sport }) => {
  const names = await namesFound(db, keyWord, sport)
  const experts = await expertsFound(db, keyWord)
  const word = wanted(keyWord)
  const tools = await toolsFound(db, keyWord)
  const all = [...names.leagues, ...names.teams, ...experts, ...tools, ...names.players]
  const ranked = all
    .map((each) => ({ each, rank: answer(word, each.title) ?? WORST }))
    .toSorted((a, b) => a.rank - b.rank)
  const offers = new Map(ranked.map(({ each: { title, kind } }) => [title, { word: title, kind }]))
  return { words: [...offers.values()].slice(0, OFFERED) }
})

export const hotWords = query(searchEndpoints.hotWords, async (db, _input, { nowMs }) => ({
  words: await hotWordsNow(db, nowMs),
}))

export const findExperts = query(
  searchEndpoints.findExperts,
  async (db, { keyWord, kind, pageNo }, call) => {
    const found = await expertsFound(db, keyWord)
    const listed = await faces(
      db,
      call,
      found.map(({ id }) => id),
    )
    const own = listed.filter(({ sport }) => kind === undefined || sport === kind)
    return pageOf(own, { pageNo, pageSize: PAGE })
  },
)

/** Who was opened most out of searches, then who is in form. */
export const hotExperts = query(searchEndpoints.hotExperts, async (db, { kind }, call) => {
  const clicks = await clicksOf(db, call.nowMs)
  const rows = await db.selectFrom('expert_profile').select('member_id').execute()
  const listed = await faces(
    db,
    call,
    rows.map(({ member_id }) => member_id),
  )
  const own = listed.filter(({ sport }) => kind === undefined || sport === kind)
  const ranked = own.toSorted(
    (a, b) =>
      (clicks.get(b.id) ?? 0) - (clicks.get(a.id) ?? 0) ||
      b.record.streak - a.record.streak ||
      a.grade - b.grade ||
      (a.id < b.id ? -1 : 1),
  )
  return { list: ranked.slice(0, HOT_EXPERTS) }
})

/** Somebody was opened out of a search. Whom nobody knows is not counted. */
export const countClick = command(
  searchEndpoints.countClick,
  async (tx, { memberId }, { nowMs }) => {
    const expert = await tx
      .selectFrom('expert_profile')
      .select('member_id')
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    if (expert) await countClickOn(tx, memberId, nowMs)
    return {}
  },
)

type Parts = Readonly<Record<Exclude<FindScope, 'all'>, readonly Find[]>>

interface Wish {
  readonly word: string
  readonly sport: Sport | undefined
  readonly nowMs: number
}

async function partsOf(db: Reader, { word, sport, nowMs }: Wish): Promise<Parts> {
  const names = await namesFound(db, word, sport)
  const ids = (finds: readonly Find[]) => finds.map(({ id }) => id)
  const [teamIds, leagueIds] = [ids(names.teams), ids(names.leagues)]
  return {
    match: await matchesFound(db, { word, teamIds, leagueIds, nowMs, sport }),
    team: inOrder(word, names),
    expert: await expertsFound(db, word),
    content: [...(await toolsFound(db, word)), ...(await textsFound(db, word))],
  }
}

const WORST = 9
// Of equal answers competitions come first: there are few of them, and many teams are called alike.
const BY_KIND = ['league', 'team', 'player']

function inOrder(word: string, { leagues, teams, players }: FoundNames): Find[] {
  const asked = wanted(word)
  const rank = ({ title }: Find) => answer(asked, title) ?? WORST
  const kind = ({ kind: own }: Find) => BY_KIND.indexOf(own)
  return [...leagues, ...teams, ...players].toSorted(
    (a, b) => rank(a) - rank(b) || kind(a) - kind(b),
  )
}

/** The best of every part; names that are the word itself stand at the top. */
const together = ({ team, match, expert, content }: Parts): Find[] => [
  ...team.slice(0, TOGETHER),
  ...match.slice(0, TOGETHER),
  ...expert.slice(0, TOGETHER),
  ...(['tool', 'plan', 'interpretation', 'post', 'article'] as const).flatMap((kind) =>
    content.filter((each) => each.kind === kind).slice(0, TOGETHER),
  ),
]

type SearchCall = Pick<Call, 'ip' | 'actor' | 'visitorId' | 'nowMs' | 'ports'>

/** Nobody can be found again by what they looked for: the mark of a person changes every day. */
async function note(
  { actor, visitorId, ip, nowMs, ports }: SearchCall,
  word: string,
  found: boolean,
) {
  const who = actor?.id ?? visitorId ?? ip
  const person = hmacHex(beijingDay(nowMs), who).slice(0, 16)
  await ports.db.transaction((tx) => noteAsked(tx, { word, person, found, nowMs }))
}

async function faces(db: Reader, { actor, nowMs }: SearchCall, ids: readonly string[]) {
  const viewer = { viewerId: actor?.id, nowMs }
  const known = await listedExperts(db, ids, viewer)
  return ids.flatMap((id) => known.get(id) ?? [])
}
