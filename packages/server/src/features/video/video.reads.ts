import { videoEndpoints } from '@linmen/contract/video/video.endpoints.ts'
import type { Reader } from '#db/port.ts'
import { presented } from '#kit/page-of.ts'
import { query } from '#kit/query.ts'
import { bioOf, expertsById } from '#features/expert/public.ts'
import {
  entitled,
  filmsOf,
  findInterpretation,
  interpretationCount,
  interpretationPage,
  isHiddenFrom,
  presentInterpretation,
  presentInterpretations,
  readersOf,
  unlockedAmong,
  unlockedBy,
  type InterpretationRow,
} from '#features/interpretation/public.ts'
import { filmAddress } from './film-pass.ts'

const DAY_MS = 86_400_000
const PAGE = 10
const ON_HOME = 6
const RELATED = 10
const MOST = { pageNo: 1, pageSize: 100 }
const FILMS = { medium: 'video' } as const

/** Only a film is found here; a text under the same number is not one. */
async function filmOf(db: Reader, id: string): Promise<InterpretationRow | undefined> {
  const row = await findInterpretation(db, id)
  return row?.medium === 'video' ? row : undefined
}

export const look = query(videoEndpoints.look, async (db, { id }, { actor, nowMs, refuse }) => {
  const row = (await filmOf(db, id)) ?? refuse('interpretation.not_found', {})
  const film = (await filmsOf(db, [id])).get(id)
  const shown = await presentInterpretation(db, row, actor, nowMs)
  if (isHiddenFrom(row, actor, shown.owned)) refuse('interpretation.not_found', {})
  return {
    ...shown,
    parts: (film?.parts ?? []).map((part) => ({ ...part })),
  }
})

export const content = query(
  videoEndpoints.content,
  async (db, { id }, { actor, nowMs, ports, refuse }) => {
    const row = (await filmOf(db, id)) ?? refuse('interpretation.not_found', {})
    const asker = actor && { memberId: actor.id, nowMs }
    const unlocked = asker !== null && (await unlockedAmong(db, asker, [id])).has(id)
    if (isHiddenFrom(row, actor, unlocked)) refuse('interpretation.not_found', {})
    const whole = entitled(row, actor, unlocked)
    const pass = { filmId: id, readerId: actor?.id ?? '', whole }
    return { ...filmAddress(ports.settings, pass, nowMs), whole }
  },
)

const relatedTo = (row: InterpretationRow) => ({
  ...FILMS,
  expertId: row.expert_id,
  excludedIds: [row.id],
})

export const listRelated = query(
  videoEndpoints.listRelated,
  async (db, { id }, { actor, nowMs, refuse }) => {
    const row = (await findInterpretation(db, id)) ?? refuse('interpretation.not_found', {})
    const wish = { ...relatedTo(row), pageNo: 1, pageSize: RELATED }
    const { items } = await interpretationPage(db, wish, nowMs)
    return { items: await presentInterpretations(db, items, actor, nowMs) }
  },
)

export const countRelated = query(
  videoEndpoints.countRelated,
  async (db, { id }, { nowMs, refuse }) => {
    const row = (await findInterpretation(db, id)) ?? refuse('interpretation.not_found', {})
    return { count: await interpretationCount(db, relatedTo(row), nowMs) }
  },
)

const mediumOf = (kind: number | undefined) =>
  kind === 1 ? ({ medium: 'written' } as const) : kind === 0 ? {} : FILMS

export const countByExpert = query(
  videoEndpoints.countByExpert,
  async (db, { expertId, kind }, { nowMs }) => ({
    count: await interpretationCount(db, { ...mediumOf(kind), expertId }, nowMs),
  }),
)

export const listByExpert = query(
  videoEndpoints.listByExpert,
  async (db, { kind, ...wish }, { actor, nowMs }) =>
    presented(await interpretationPage(db, { ...mediumOf(kind), ...wish }, nowMs), (rows) =>
      presentInterpretations(db, rows, actor, nowMs),
    ),
)

export const expert = query(videoEndpoints.expert, async (db, { expertId }, { nowMs, refuse }) => {
  const face = (await expertsById(db, [expertId], nowMs)).get(expertId) ?? refuse('no_data', {})
  const films = await interpretationPage(db, { ...FILMS, expertId, ...MOST }, nowMs)
  const ids = films.items.map(({ id }) => id)
  const looks = await readersOf(db, ids)
  return {
    expert: face,
    bio: await bioOf(db, expertId),
    videos: await interpretationCount(db, { ...FILMS, expertId }, nowMs),
    written: await interpretationCount(db, { medium: 'written', expertId }, nowMs),
    looks: ids.reduce((sum, id) => sum + looks(id), 0),
  }
})

export const listLooked = query(
  videoEndpoints.listLooked,
  async (db, { pageNo, sellStatus, days }, { actor, nowMs }) => {
    const page = await interpretationPage(
      db,
      {
        ...FILMS,
        ids: await unlockedBy(db, { memberId: actor.id, nowMs }),
        open: sellStatus === 1 ? true : sellStatus === 2 ? false : undefined,
        sinceMs: days === undefined ? undefined : nowMs - days * DAY_MS,
        pageNo,
        pageSize: PAGE,
      },
      nowMs,
    )
    return presented(page, (rows) => presentInterpretations(db, rows, actor, nowMs))
  },
)

export const list = query(
  videoEndpoints.list,
  async (db, { pageNo, excludedIds, onlyId }, { actor, nowMs }) => {
    // Older clients say 0 where they name none.
    const only = onlyId === undefined || onlyId === '0' ? {} : { ids: [onlyId] }
    const wish = { ...FILMS, excludedIds, ...only }
    const page = await interpretationPage(db, { ...wish, pageNo, pageSize: PAGE }, nowMs)
    return presented(page, (rows) => presentInterpretations(db, rows, actor, nowMs))
  },
)

/** Films of the experts somebody likes; who names none is shown all. */
export const listFavourites = query(
  videoEndpoints.listFavourites,
  async (db, { pageNo, favouriteIds }, { actor, nowMs }) => {
    const wish = { ...FILMS, expertIds: favouriteIds, pageNo, pageSize: PAGE }
    return presented(await interpretationPage(db, wish, nowMs), (rows) =>
      presentInterpretations(db, rows, actor, nowMs),
    )
  },
)

export const listForHome = query(
  videoEndpoints.listForHome,
  async (db, _input, { actor, nowMs }) => {
    const wish = { ...FILMS, open: true, pageNo: 1, pageSize: ON_HOME }
    const { items } = await interpretationPage(db, wish, nowMs)
    return { items: await presentInterpretations(db, items, actor, nowMs) }
  },
)
