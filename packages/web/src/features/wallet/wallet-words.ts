import type { WithdrawalState } from '@linmen/contract/wallet/withdrawal.schemas.ts'

const two = (value: number) => String(value).padStart(2, '0')
const BEIJING_MS = 8 * 3_600_000

/** A moment in Beijing: `2026-11-24 20:16`. */
export function momentText(atMs: number): string {
  const at = new Date(atMs + BEIJING_MS)
  const day = [at.getUTCFullYear(), two(at.getUTCMonth() + 1), two(at.getUTCDate())].join('-')
  return `${day} ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`
}

/** The same without its year, in a narrow place. */
export const shortMoment = (atMs: number): string => momentText(atMs).slice(5)

/** What a withdrawal is at, in a word. */
export const STATE_WORDS: Readonly<Record<WithdrawalState, string>> = {
  review: '审核中',
  approved: '待打款',
  submitted: '渠道处理中',
  unknown: '渠道确认中',
  succeeded: '已到账',
  failed: '打款失败',
  rejected: '审核未通过',
  cancelled: '已撤回',
}
