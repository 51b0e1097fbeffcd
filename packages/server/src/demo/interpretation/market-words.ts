import type { InterpretationFigure } from '@linmen/contract/interpretation/interpretation.schemas.ts'
import { sql } from 'kysely'
import type { Reader } from '#db/port.ts'
import { groupBy } from '#features/archive/public.ts'

/** What the market says of a match before anybody explains it. */
export interface MarketFacts {
  /** Opening and newest prices of the usual company, in hundredths. Zero is no offer. */
  readonly opened: readonly [number, number, number]
  readonly newest: readonly [number, number, number]
  readonly companies: number
  /** Chances behind the opening prices of all companies, in percent. */
  readonly chances: readonly [number, number, number]
}

type Prices = [number, number, number]

/** Read from the offers until a moment; null where nobody offered anything. */
export async function marketFacts(
  db: Reader,
  matchId: string,
  untilMs: number,
): Promise<MarketFacts | null> {
  const { rows } = await sql<{ company: number; european: Prices }>`
    select company, european from odds_offer
    where match_id = ${matchId} and at_ms <= ${untilMs} order by company, seq`.execute(db)
  const byCompany = groupBy(rows, ({ company }) => company)
  const first = [...byCompany.values()].map(([offer]) => offer!.european)
  const usual = byCompany.get(6) ?? [...byCompany.values()][0]
  if (!usual) return null
  return {
    opened: usual[0]!.european,
    newest: usual.at(-1)!.european,
    companies: byCompany.size,
    chances: meanChances(first),
  }
}

function meanChances(offers: readonly Prices[]): [number, number, number] {
  const shares = offers.map((prices) => {
    const chances = prices.map((price) => (price > 100 ? 100 / price : 0))
    const sum = chances.reduce((all, chance) => all + chance, 0)
    return chances.map((chance) => chance / sum)
  })
  const mean = (at: number) =>
    Math.round((100 * shares.reduce((sum, share) => sum + share[at]!, 0)) / shares.length)
  return [mean(0), mean(1), mean(2)]
}

export const chanceFigure = ({ chances, companies }: MarketFacts): InterpretationFigure => ({
  title: '各家初盘换算的概率',
  sample: companies,
  bars: [
    { label: '主胜', share: chances[0] },
    ...(chances[1] > 0 ? [{ label: '平局', share: chances[1] }] : []),
    { label: '客胜', share: chances[2] },
  ],
})

/** `1.85 → 1.80`, or one price where it stood still. */
export const priceMove = ({ opened, newest }: MarketFacts, at: 0 | 1 | 2): string => {
  const [from, to] = [opened[at], newest[at]].map((price) => (price! / 100).toFixed(2))
  return from === to ? `一直是 ${from}` : `从 ${from} 走到 ${to}`
}
