const RECENT = 5
const EVEN = 12

export interface Pressure {
  readonly minute: number
  /** −100 away presses, 100 home presses. */
  readonly value: number
}

/** One value for each minute played, from −1 to 1; a minute nobody told is even. */
export function pressureByMinute(told: readonly Pressure[]): number[] {
  const last = Math.max(0, ...told.map(({ minute }) => minute))
  const values = new Map(told.map(({ minute, value }) => [minute, value / 100]))
  return Array.from({ length: last }, (_, at) => values.get(at + 1) ?? 0)
}

/** The conclusion of the chart in one sentence: the last minutes while it is played, else all of it. */
export function pressureWords(values: readonly number[], playing: boolean): string {
  const looked = playing ? values.slice(-RECENT) : values
  if (looked.length === 0) return '暂无数据'
  const mean = (looked.reduce((sum, value) => sum + value, 0) / looked.length) * 100
  const who = Math.abs(mean) < EVEN ? '双方均势' : mean > 0 ? '主队占优' : '客队占优'
  return playing ? `近 ${looked.length} 分钟${who}` : `全场${who}`
}
