import type { PageWish } from '@linmen/contract'
import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { Reader, Tx } from '#db/port.ts'
import { pageFrom } from '#kit/page-of.ts'

export async function follow(tx: Tx, memberId: string, matchId: string, nowMs: number) {
  await tx
    .insertInto('match_follow')
    .values({ member_id: memberId, match_id: matchId, followed_at_ms: nowMs })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function unfollow(tx: Tx, memberId: string, matchId: string) {
  await tx
    .deleteFrom('match_follow')
    .where('member_id', '=', memberId)
    .where('match_id', '=', matchId)
    .execute()
}

/** Followed matches of one sport, newest first. */
export async function followedPage(
  db: Reader,
  memberId: string,
  page: { readonly sport: Sport } & PageWish,
) {
  const { items, hasNext } = await pageFrom(
    db
      .selectFrom('match_follow')
      .innerJoin('fixture', 'fixture.id', 'match_id')
      .select('match_id')
      .where('member_id', '=', memberId)
      .where('sport', '=', page.sport)
      .orderBy('followed_at_ms', 'desc')
      .orderBy('match_id'),
    page,
  )
  return { matchIds: items.map(({ match_id }) => match_id), hasNext }
}

/** Which of these matches the member follows. */
export async function followedAmong(
  db: Reader,
  memberId: string,
  matchIds: readonly string[],
): Promise<Set<string>> {
  if (matchIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('match_follow')
    .select('match_id')
    .where('member_id', '=', memberId)
    .where('match_id', 'in', matchIds)
    .execute()
  return new Set(rows.map(({ match_id }) => match_id))
}

/** How many matches the member follows, of both sports. */
export async function followCount(db: Reader, memberId: string): Promise<number> {
  const { followed } = await db
    .selectFrom('match_follow')
    .select(({ fn }) => fn.countAll<number>().as('followed'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return Number(followed)
}
