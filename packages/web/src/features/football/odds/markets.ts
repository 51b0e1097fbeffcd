export type MarketName = 'european' | 'asian' | 'overUnder'

/** The codes addresses write odds types with. */
export const MARKET_CODES: Record<MarketName, string> = {
  european: '1',
  asian: '2',
  overUnder: '3',
}

export const MARKET_NAMES: Record<MarketName, string> = {
  european: '欧指',
  asian: '亚指',
  overUnder: '大小',
}

export const MARKETS = (['european', 'asian', 'overUnder'] as const).map((key) => ({
  key,
  label: MARKET_NAMES[key],
}))

export const marketOfCode = (code: string | undefined): MarketName =>
  MARKETS.find(({ key }) => MARKET_CODES[key] === code)?.key ?? 'european'

/** What the three columns of a market hold. */
export const MARKET_COLUMNS: Record<MarketName, readonly [string, string, string]> = {
  european: ['主胜', '平局', '客胜'],
  asian: ['主水', '盘口', '客水'],
  overUnder: ['大球', '盘口', '小球'],
}
