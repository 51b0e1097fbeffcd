import { column, desk, filter } from '#kit/desk.ts'

const families = { pool: { text: '胜负彩与任九' }, beijing: { text: '北单' } }
const markWords = {
  '3': { text: '3 主胜' },
  '1': { text: '1 平' },
  '0': { text: '0 客胜' },
  '*': { text: '* 任意' },
}

/** Issues of the pools and of 北单, and what each of their matches counts for. */
export const lotteryDesks = {
  lotteryIssues: desk({
    name: 'lotteryIssues',
    title: '彩票期次',
    area: 'feeds',
    filters: { family: filter.choice('彩种', families), q: filter.text('期号') },
    columns: {
      id: column.id('编号'),
      family: column.word('彩种', families),
      issue: column.id('期号', { leadsTo: ['lotteryMatches', 'issue'] }),
      day: column.text('比赛日'),
      matches: column.count('场次'),
      decided: column.count('已定'),
      official: column.count('按官方登记'),
      result: column.text('开奖结果'),
    },
  }),
  lotteryMatches: desk({
    name: 'lotteryMatches',
    title: '开奖',
    area: 'feeds',
    filters: {
      family: filter.choice('彩种', families),
      issue: filter.text('期号'),
      q: filter.text('比赛编号或球队'),
    },
    columns: {
      id: column.id('编号'),
      family: column.word('彩种', families),
      issue: column.id('期号', { leadsTo: ['lotteryMatches', 'issue'] }),
      place: column.count('场序'),
      home: column.text('主队'),
      away: column.text('客队'),
      kickOffAtMs: column.time('开赛'),
      score: column.text('比分', { short: true }),
      byScore: column.word('按比分', markWords),
      official: column.word('官方登记', markWords),
      mark: column.word('彩果', markWords),
      matchId: column.id('比赛', { aside: true, leadsTo: ['results', 'q'] }),
      reason: column.text('登记原因', { aside: true }),
      changedBy: column.person('登记人', { aside: true }),
      changedAtMs: column.time('登记于', { aside: true }),
    },
  }),
}
