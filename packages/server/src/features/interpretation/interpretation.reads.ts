import type { House } from '@linmen/contract'
import { interpretationEndpoints } from '@linmen/contract/interpretation/interpretation.endpoints.ts'
import type { interpretationKind } from '@linmen/contract/kit/legacy-words.ts'
import { TWO_FOR_ONE_RULES, togetherPrice } from '@linmen/domain/interpretation/two-for-one.ts'
import { add } from '@linmen/domain/money/cents.ts'
import { presented } from '#kit/page-of.ts'
import { query } from '#kit/query.ts'
import {
  isHiddenFrom,
  presentInterpretation,
  presentInterpretations,
  stateOf,
} from './interpretation.present.ts'
import {
  findInterpretation,
  findInterpretations,
  interpretationCount,
  interpretationPage,
  type InterpretationRow,
} from './interpretation.repo.ts'
import { unlockedBy } from './opened.repo.ts'
import { partnersOf } from './pair.repo.ts'

const DAY_MS = 86_400_000
const ON_HOME = 6
const FEED_PAGE = 10

const SPORTS: Record<House<typeof interpretationKind>, InterpretationRow['sport'] | undefined> = {
  all: undefined,
  football: 'football',
  basketball: 'basketball',
  winDrawLose: 'pool14',
  pickNine: 'pick9',
  beijingSingle: 'single',
}

export const look = query(
  interpretationEndpoints.look,
  async (db, { id }, { actor, nowMs, refuse }) => {
    const row = (await findInterpretation(db, id)) ?? refuse('interpretation.not_found', {})
    const shown = await presentInterpretation(db, row, actor, nowMs)
    return isHiddenFrom(row, actor, shown.owned) ? refuse('interpretation.not_found', {}) : shown
  },
)

/** 资讯: the same under the address of the news, where only the open part is shown. */
export const lookNews = query(
  interpretationEndpoints.lookNews,
  async (db, { id }, { nowMs, refuse }) => {
    const row = (await findInterpretation(db, id)) ?? refuse('interpretation.not_found', {})
    if (row.hidden_at_ms !== null) refuse('interpretation.not_found', {})
    return presentInterpretation(db, row, null, nowMs)
  },
)

/** How much an expert gives away. */
export const countNews = query(
  interpretationEndpoints.countNews,
  async (db, { expertId }, { nowMs }) => ({
    count: await interpretationCount(db, { expertId, free: true }, nowMs),
  }),
)

export const list = query(
  interpretationEndpoints.list,
  async (db, { kind, filter = {}, ...wish }, { actor, nowMs, refuse }) => {
    const { scope, days, state, ...rest } = filter
    // What one has unlocked or written is asked by somebody.
    if ((scope === 'looked' || scope === 'posted') && actor === null) refuse('no_login', {})
    const page = await interpretationPage(
      db,
      {
        ...wish,
        ...rest,
        sport: SPORTS[kind],
        free: scope === 'free',
        open: state === undefined ? undefined : state === 'open',
        sinceMs: days === undefined ? undefined : nowMs - days * DAY_MS,
        ...(scope === 'posted' && { expertId: actor!.id, withHidden: true }),
        ...(scope === 'looked' && { ids: await unlockedBy(db, { memberId: actor!.id, nowMs }) }),
      },
      nowMs,
    )
    return presented(page, (rows) => presentInterpretations(db, rows, actor, nowMs))
  },
)

export const listByExpert = query(
  interpretationEndpoints.listByExpert,
  async (db, { expertId, size }, { actor, nowMs }) => {
    const wish = { expertId, pageNo: 1, pageSize: size }
    const { items } = await interpretationPage(db, wish, nowMs)
    return { items: await presentInterpretations(db, items, actor, nowMs) }
  },
)

export const listForHome = query(
  interpretationEndpoints.listForHome,
  async (db, _input, { actor, nowMs }) => {
    const wish = { medium: 'written', open: true, pageNo: 1, pageSize: ON_HOME } as const
    const { items } = await interpretationPage(db, wish, nowMs)
    return { items: await presentInterpretations(db, items, actor, nowMs) }
  },
)

export const listHomeFeed = query(
  interpretationEndpoints.listHomeFeed,
  async (db, { pageNo }, { actor, nowMs }) => {
    const page = await interpretationPage(db, { pageNo, pageSize: FEED_PAGE }, nowMs)
    return presented(page, (rows) => presentInterpretations(db, rows, actor, nowMs))
  },
)

export const kindOf = query(interpretationEndpoints.kindOf, async (db, { id }, { refuse }) => {
  const row = (await findInterpretation(db, id)) ?? refuse('interpretation.not_found', {})
  return { medium: row.medium }
})

/** Pairs with at least one of these, while both can be bought. */
export const listTwoForOne = query(
  interpretationEndpoints.listTwoForOne,
  async (db, { ids }, { nowMs }) => {
    const partners = await partnersOf(db, ids)
    const rows = await findInterpretations(db, [...new Set(partners.keys())])
    const onSale = new Map(
      rows
        .filter((row) => row.hidden_at_ms === null && stateOf(row, nowMs) === 'onSale')
        .map((row) => [row.id, row]),
    )
    const pairs = ids.flatMap((id) => {
      const [one, other] = [onSale.get(id), onSale.get(partners.get(id) ?? '')]
      if (!one || !other || (ids.includes(other.id) && ids.indexOf(other.id) < ids.indexOf(id)))
        return []
      return [
        {
          ids: [one.id, other.id],
          titles: [one.title, other.title],
          price: togetherPrice(one.price, other.price),
          apart: add(one.price, other.price),
        },
      ]
    })
    return { pairs }
  },
)

export const twoForOneRule = query(interpretationEndpoints.twoForOneRule, async () => ({
  rules: [...TWO_FOR_ONE_RULES],
}))
