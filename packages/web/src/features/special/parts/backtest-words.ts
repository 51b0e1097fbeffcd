/** How much of a record was written before kick-off, and how much reckoned afterwards. */
export function backtestWords(backtested: number, matches: number): string {
  if (backtested === 0) return '全部在赛前写入'
  if (backtested === matches) return '全部为回测：赛后按开赛前已知的数据补算'
  return `其中 ${backtested} 场为回测：赛后按开赛前已知的数据补算，其余 ${matches - backtested} 场赛前写入`
}
