import type { CompanyOdds, LineOdds } from '@linmen/contract/match/match-odds.schemas.ts'
import { homeEndpoints } from '@linmen/contract/home/home.endpoints.ts'
import { companyName, DEFAULT_FOOTBALL_COMPANY } from '@linmen/domain/odds/companies.ts'
import { lineLabel, type LineMarket } from '@linmen/domain/odds/line-label.ts'
import { priceIn, waterIn, type OddsReading } from '@linmen/domain/odds/odds-in-format.ts'
import { movement } from '@linmen/domain/odds/odds-text.ts'
import { closingOdds } from '@linmen/domain/odds/closing-odds.ts'
import { staleOffer } from '@linmen/domain/odds/stale-offer.ts'
import { useQuery } from '@tanstack/react-query'
import { useOddsReading } from '#sport/odds-format.ts'
import { read } from '#kit/read.ts'
import { ShareOdds, type ShareOddsRow } from '#features/share/parts/public.ts'

/** What the best known company offers. Prices made during play tell the score, so a veil hides them. */
export function SharedOdds({ matchId, veiled }: { matchId: string; veiled: boolean }) {
  const [reading] = useOddsReading()
  const asked = { ids: [matchId], company: DEFAULT_FOOTBALL_COMPANY }
  const match = useQuery(read(homeEndpoints.footballMatches, asked)).data?.matches[0]
  if (!match?.odds) return null
  const { odds, live } = match
  const shown = veiled ? closingOdds(odds) : odds
  const name = companyName(odds.company)
  const stale = veiled ? null : staleOffer(odds, live)
  const company = stale ? `${name}　${STALE_WORDS[stale]}` : name
  return <ShareOdds company={company} rows={rowsOf(shown, reading)} />
}

const STALE_WORDS = { beforePlay: '赛前', closed: '封盘' }

function rowsOf({ european, asian, overUnder }: CompanyOdds, reading: OddsReading): ShareOddsRow[] {
  const price = (head: string, side: 'home' | 'draw' | 'away') => ({
    head,
    text: priceIn(european.now[side], reading),
    move: movement(european.first[side], european.now[side]),
  })
  return [
    { name: '欧指', cells: [price('主胜', 'home'), price('平', 'draw'), price('客胜', 'away')] },
    { name: '亚指', cells: lineCells(asian, 'asian', reading) },
    { name: '大小', cells: lineCells(overUnder, 'overUnder', reading) },
  ]
}

const HEADS = { asian: ['主水', '让球', '客水'], overUnder: ['大', '盘口', '小'] } as const

function lineCells(
  { first, now }: { first: LineOdds; now: LineOdds },
  market: LineMarket,
  reading: OddsReading,
): ShareOddsRow['cells'] {
  const [one, middle, other] = HEADS[market]
  const water = (head: string, side: 'first' | 'second') => ({
    head,
    text: waterIn(now[side], reading),
    move: movement(first[side], now[side]),
  })
  return [
    water(one, 'first'),
    { head: middle, text: lineLabel(now.line, market, 'football') },
    water(other, 'second'),
  ]
}
