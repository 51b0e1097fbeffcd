/** How old the newest word of the feed is, as people say it: `刚刚`, `12 秒前`, `3 分钟前`. */
export function agoText(sinceMs: number, nowMs: number): string {
  const seconds = Math.max(0, Math.floor((nowMs - sinceMs) / 1000))
  if (seconds < 3) return '刚刚'
  if (seconds < 60) return `${seconds} 秒前`
  const minutes = Math.floor(seconds / 60)
  return minutes < 60 ? `${minutes} 分钟前` : `${Math.floor(minutes / 60)} 小时前`
}

/** From the feed's own moment until the change was sent to readers, in seconds with one decimal. */
export const delayText = ({ saidAtMs, sentAtMs }: { saidAtMs: number; sentAtMs: number }) =>
  `${(Math.max(0, sentAtMs - saidAtMs) / 1000).toFixed(1)} 秒`
