const MINUTE_S = 60

/** How long something may still be paid: `剩 14 分 32 秒`; null when its time is over. */
export function leftText(leftMs: number): string | null {
  if (leftMs <= 0) return null
  const seconds = Math.ceil(leftMs / 1000)
  const rest = `${seconds % MINUTE_S} 秒`
  return seconds < MINUTE_S ? `剩 ${rest}` : `剩 ${Math.floor(seconds / MINUTE_S)} 分 ${rest}`
}
