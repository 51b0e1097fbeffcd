import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { Reader } from '#db/port.ts'

interface Numbered {
  /** A day, or the round of a pool; without it the newest match of the number is meant. */
  readonly issue: string | undefined
  readonly number: string
  readonly sport: Sport
}

/** The match behind a number such as 周三005, or behind its place in a round. */
export async function matchByNumber(
  db: Reader,
  { issue, number, sport }: Numbered,
): Promise<string | null> {
  const place = /^\d{1,4}$/.test(number) ? Number(number) : null
  const row = await db
    .selectFrom('fixture')
    .select('id')
    .where('sport', '=', sport)
    .where(({ and, eb, or }) => {
      const byNumber = eb('number', '=', number)
      if (issue === undefined) return byNumber
      const ofDay = and([byNumber, eb('business_day', '=', issue)])
      if (place === null) return or([ofDay, byNumber])
      return or([
        ofDay,
        and([eb('pool_issue', '=', issue), eb('pool_place', '=', place)]),
        and([eb('beijing_issue', '=', issue), eb('beijing_number', '=', place)]),
      ])
    })
    .orderBy('kick_off_at_ms', 'desc')
    .orderBy('id')
    .executeTakeFirst()
  return row?.id ?? null
}
