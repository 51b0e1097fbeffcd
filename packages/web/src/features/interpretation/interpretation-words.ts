import type { InterpretationSummary } from '@linmen/contract/interpretation/interpretation.schemas.ts'

const READ_A_MINUTE = 400

/** 约 6 分钟: how long a text takes to read. */
export const minutesText = ({ length }: Pick<InterpretationSummary, 'length'>): string =>
  `约 ${Math.max(1, Math.round(length / READ_A_MINUTE))} 分钟`

/** 14 分 22 秒 */
export function secondsText(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  return minutes === 0 ? `${rest} 秒` : `${minutes} 分 ${String(rest).padStart(2, '0')} 秒`
}

/** 14:22 */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

export const CHOICES = { home: '主胜', draw: '平局', away: '客胜' } as const

/** The five stars in words. */
export const STARS = ['不清楚', '一般', '还可以', '清楚', '很清楚'] as const
