import { column, desk, filter } from '#kit/desk.ts'

const sports = { football: { text: '足球' }, basketball: { text: '篮球' } }
const correctionWords = {
  proposed: { text: '待第二人', tone: 'wait' },
  agreed: { text: '结算中', tone: 'wait' },
  done: { text: '已更正', tone: 'good' },
  rejected: { text: '已驳回' },
} as const

/** How matches ended, and what people of the house have set right. */
export const feedDesks = {
  results: desk({
    name: 'results',
    title: '赛果',
    area: 'feeds',
    filters: {
      day: filter.day('比赛日'),
      sport: filter.choice('项目', sports),
      q: filter.text('比赛编号或球队'),
    },
    columns: {
      id: column.id('比赛'),
      kickOffAtMs: column.time('开赛'),
      sport: column.word('项目', sports),
      league: column.text('赛事'),
      home: column.text('主队'),
      homeScore: column.count('主队得分'),
      awayScore: column.count('客队得分'),
      away: column.text('客队'),
      version: column.count('第几版赛果', { aside: true }),
      toldAtMs: column.time('记录于', { aside: true }),
    },
  }),
  corrections: desk({
    name: 'corrections',
    title: '赛果更正',
    area: 'feeds',
    filters: {
      state: filter.choice('状态', correctionWords),
      matchId: filter.text('比赛编号'),
    },
    columns: {
      id: column.id('更正号'),
      atMs: column.time('提出'),
      matchId: column.id('比赛', { leadsTo: ['results', 'q'] }),
      match: column.text('对阵'),
      was: column.text('原比分', { short: true }),
      becomes: column.text('更正为', { short: true }),
      plans: column.count('改判方案'),
      back: column.money('退回金币'),
      state: column.word('状态', correctionWords),
      why: column.text('原因'),
      home: column.count('主队得分', { aside: true }),
      away: column.count('客队得分', { aside: true }),
      proposedBy: column.person('提出人', { aside: true }),
      decidedBy: column.person('复核人', { aside: true }),
      answer: column.text('复核说明', { aside: true }),
      doneAtMs: column.time('结算完成', { aside: true }),
    },
  }),
}
