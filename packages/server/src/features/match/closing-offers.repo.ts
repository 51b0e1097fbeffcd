import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import { MAIN_COMPANY } from '@linmen/domain/market/companies.ts'
import { sql } from 'kysely'
import type { Reader } from '#db/port.ts'

type Offer = Pick<OddsTick, 'european' | 'asian' | 'overUnder'>

interface Row {
  id: string
  european: [number, number, number]
  asian: [number, number, number]
  over_under: [number, number, number]
}

/** The main company's last prices before each of these matches began. */
export async function closingOffers(
  db: Reader,
  ids: readonly string[],
): Promise<Map<string, Offer>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select f.id, t.european, t.asian, t.over_under from fixture f
    cross join lateral (
      select o.european, o.asian, o.over_under from odds_offer o
      where o.match_id = f.id and o.at_ms <= f.kick_off_at_ms and o.company =
        case f.sport when 'football' then ${MAIN_COMPANY.football}::int
          else ${MAIN_COMPANY.basketball}::int end
      order by o.seq desc limit 1
    ) t
    where f.id = any(${[...ids]})`.execute(db)
  return new Map(
    rows.map(({ id, european: [home, draw, away], asian, over_under }) => [
      id,
      { european: { home, draw, away }, asian: lineOf(asian), overUnder: lineOf(over_under) },
    ]),
  )
}

const lineOf = ([first, line, second]: readonly [number, number, number]) => ({
  first,
  line,
  second,
})
