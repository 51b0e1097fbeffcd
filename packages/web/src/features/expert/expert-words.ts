import type { RankKind } from '@linmen/contract/expert/ranking.schemas.ts'

/** `+3.2%`, `-0.4%`, `0.0%`. */
export const signedPercent = (percent: number): string =>
  `${percent > 0 ? '+' : ''}${percent.toFixed(1)}%`

/** What a level may do. */
export const LEVELS = ['普通用户', '实验室用户', '战绩红人'] as const

export const SPORTS = [
  { key: 'football', label: '足球' },
  { key: 'basketball', label: '篮球' },
] as const

export const RANKS: readonly { key: RankKind; label: string }[] = [
  { key: 'hits', label: '红榜' },
  { key: 'streak', label: '连红' },
  { key: 'profit', label: '盈利' },
  { key: 'strength', label: '长期实力' },
]
