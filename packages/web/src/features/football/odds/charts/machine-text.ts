import type { MarketPeriod } from '@linmen/domain/odds/time-machine.ts'
import type { OddsReading } from '@linmen/domain/odds/odds-in-format.ts'
import { momentText } from '#sport/moment-text.ts'
import { figureText, offerAt, type Offer } from '#features/football/odds/company-history.ts'
import { MARKET_COLUMNS, type MarketName } from '#features/football/odds/markets.ts'

interface Rest {
  readonly period: MarketPeriod
  readonly begun: boolean
  readonly ended: boolean
}

/** What the market shown unasked is called. */
export function restName({ period, begun, ended }: Rest): string {
  if (period === 'before') return begun ? '终盘' : '即时'
  return ended ? '终场' : '最新'
}

const MINUTE_MS = 60_000
/** Up to here the minute matters: a match fits in. */
const TOLD_IN_MINUTES = 180

/** `11-25 03:00 开赛前 25 小时` */
export function turnedText(atMs: number, kickOffAtMs: number): string {
  const minutes = Math.round(Math.abs(kickOffAtMs - atMs) / MINUTE_MS)
  if (minutes === 0) return `${momentText(atMs)}　开赛`
  const far = minutes < TOLD_IN_MINUTES ? `${minutes} 分钟` : `${Math.round(minutes / 60)} 小时`
  return `${momentText(atMs)}　${atMs < kickOffAtMs ? '开赛前' : '开赛后'} ${far}`
}

interface Quoted {
  readonly name: string
  readonly market: MarketName
  readonly offers: readonly Offer[]
  readonly atMs: number | null
}

/** `36* 主胜 1.92 平局 3.40 客胜 4.10`: the last prices known at the moment. */
export function quoteText({ name, market, offers, atMs }: Quoted, reading: OddsReading): string {
  const offer = offerAt(offers, atMs)
  if (!offer) return `${name}　这一刻还没有报价`
  const prices = ([0, 1, 2] as const).map(
    (at) => `${MARKET_COLUMNS[market][at]} ${figureText(offer, at, reading)}`,
  )
  return [name, ...prices].join('　')
}
