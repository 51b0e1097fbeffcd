const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const LATER = '请稍后再试'

/** The text of a refusal that ends with a wait, with its length in words for people. */
export const withWait = (text: string, waitMs: unknown): string =>
  typeof waitMs === 'number' ? text.replace(LATER, `请${waitWords(waitMs)}后再试`) : text

// Rounded up: whoever comes back when they were told to is never too early.
function waitWords(ms: number): string {
  if (ms <= 90 * SECOND_MS) return ` ${Math.max(1, Math.ceil(ms / SECOND_MS))} 秒`
  if (ms <= 90 * MINUTE_MS) return ` ${Math.ceil(ms / MINUTE_MS)} 分钟`
  return ` ${Math.ceil(ms / HOUR_MS)} 小时`
}
