const inBeijing = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Hours and minutes in Beijing, `03:05`. */
export const clockTime = (ms: number): string => inBeijing.format(ms)
