import type { House } from '@linmen/contract/kit/codec.ts'
import type { CareerEntry, PlayerEntry, transfer } from '@linmen/contract/league/player.schemas.ts'

export const positionWords: Record<PlayerEntry['position'], string> = {
  goalkeeper: '门将',
  defender: '后卫',
  midfielder: '中场',
  forward: '前锋',
  guard: '后卫',
  centre: '中锋',
}

export const footWords: Record<PlayerEntry['strong'], string> = {
  left: '左脚',
  right: '右脚',
  both: '双脚',
}

export const handWords: Record<PlayerEntry['strong'], string> = {
  left: '左手',
  right: '右手',
  both: '双手',
}

type Transfer = House<typeof transfer>

const kinds: Record<Transfer['kind'], string> = {
  transfer: '转会',
  loan: '租借',
  free: '自由转会',
  academy: '青训提拔',
  draft: '选秀',
}

/** 转会 and 2500万欧; a fee nobody told is said to be unknown, none at all is not mentioned. */
export function transferWords({ kind, fee }: Pick<Transfer, 'kind' | 'fee'>): string {
  if (kind === 'academy' || kind === 'draft' || kind === 'free') return kinds[kind]
  return `${kinds[kind]}　${fee === null ? '费用未公布' : valueWords(fee)}`
}

/** From ten thousand euros: `2500万欧`, `1.2亿欧`. */
export const valueWords = (value: number): string =>
  value >= 10_000 ? `${Number((value / 10_000).toFixed(2))}亿欧` : `${value}万欧`

/** One figure of a season; what was not counted is a dash. */
export const figureOf = ({ figures }: Pick<CareerEntry, 'figures'>, name: string): string =>
  figures[name] === undefined ? '-' : String(figures[name])

/** Who stands where on the pitch, from the back. */
export const POSITIONS = ['goalkeeper', 'defender', 'midfielder', 'forward'] as const
