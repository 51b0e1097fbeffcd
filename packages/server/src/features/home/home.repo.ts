import type { PageWish } from '@linmen/contract'
import type { HomeModule } from '@linmen/contract/home/home.schemas.ts'
import type { Reader } from '#db/port.ts'
import { pageFrom } from '#kit/page-of.ts'

const LEAGUES = 8

export const openModules = (db: Reader): Promise<HomeModule[]> =>
  db
    .selectFrom('home_module')
    .select(['id', 'kind', 'title'])
    .where('open', '=', true)
    .orderBy('place')
    .execute()

export const openBanners = (db: Reader, nowMs: number) =>
  db
    .selectFrom('banner')
    .selectAll()
    .where('begins_at_ms', '<=', nowMs)
    .where((where) => where.or([where('ends_at_ms', 'is', null), where('ends_at_ms', '>', nowMs)]))
    .orderBy('place')
    .orderBy('id')
    .execute()

export const hotLeagues = (db: Reader) =>
  db
    .selectFrom('league')
    .select(['id', 'name', 'sport'])
    .where('hot', '=', true)
    .orderBy('sport', 'desc')
    .orderBy('level')
    .orderBy('letter')
    .orderBy('id')
    .limit(LEAGUES)
    .execute()

/** Plans that can be bought, newest first. */
export const newestPlans = (db: Reader, wish: PageWish, nowMs: number) =>
  pageFrom(
    db
      .selectFrom('plan')
      .select('id')
      .where('kickoff_ms', '>', nowMs)
      .where('hidden_at_ms', 'is', null)
      .orderBy('published_at_ms', 'desc')
      .orderBy('id', 'desc'),
    wish,
  )
