import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { publishEndpoints } from '@linmen/contract/plan/publish.endpoints.ts'
import type { OfferedMatch, PublishedPick } from '@linmen/contract/plan/publish.schemas.ts'
import { lineLabel } from '@linmen/domain/odds/line-label.ts'

export interface Option {
  readonly option: string
  readonly name: string
  readonly odds: string
}

/** Which call tells the matches of a sport that a plan may be about. */
export const OFFERED_ROWS = {
  football: publishEndpoints.listFootballMatches,
  basketball: publishEndpoints.listBasketballMatches,
} as const

type OddsType = PublishedPick['oddsType']

/** What can be picked of a match on one market, with the price each is locked at. */
export function optionsOf(offered: OfferedMatch, type: OddsType, sport: Sport): Option[] {
  const { european, asian, overUnder } = offered
  if (type === 'european' && european)
    return [
      option('3', '主胜', european.home),
      ...(sport === 'football' ? [option('1', '平局', european.draw)] : []),
      option('0', '客胜', european.away),
    ]
  if (type === 'asian' && asian)
    return [
      option('3', `主 ${lineLabel(asian.line, 'asian', sport)}`, 100 + asian.first),
      option('0', '客', 100 + asian.second),
    ]
  if (type === 'overUnder' && overUnder) {
    const line = lineLabel(overUnder.line, 'overUnder', sport)
    return [
      option('3', `大 ${line}`, 100 + overUnder.first),
      option('0', `小 ${line}`, 100 + overUnder.second),
    ]
  }
  return []
}

const option = (word: string, name: string, hundredths: number): Option => ({
  option: word,
  name,
  odds: (hundredths / 100).toFixed(2),
})

/** The markets that have a price, by the words of their sport. */
export function marketsOf(offered: OfferedMatch, sport: Sport): { key: OddsType; label: string }[] {
  const names =
    sport === 'football'
      ? { european: '胜平负', asian: '让球', overUnder: '大小球' }
      : { european: '胜负', asian: '让分', overUnder: '大小分' }
  return (['european', 'asian', 'overUnder'] as const)
    .filter((key) => offered[key] !== undefined)
    .map((key) => ({ key, label: names[key] }))
}
