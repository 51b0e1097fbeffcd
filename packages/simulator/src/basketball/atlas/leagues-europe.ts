import type { LeagueRow } from './league-row.ts'

const words = (text: string) => text.trim().split(/\s+/)

export const EUROPEAN_LEAGUES: readonly LeagueRow[] = [
  {
    id: '4',
    name: '欧洲篮球联赛',
    fullName: '欧洲篮球冠军联赛',
    letter: 'O',
    colour: '#EA580C',
    hot: true,
    countryId: '90',
    rules:
      '20 队双循环，共 38 轮，按胜率排名。前 6 名直接进入四分之一决赛，第 7 至第 10 名打附加赛。四分之一决赛五战三胜，半决赛和决赛在中立场地一场定胜负。',
    zones: [
      { from: 1, to: 6, kind: 'title', name: '四分之一决赛' },
      { from: 7, to: 10, kind: 'playOff', name: '附加赛' },
    ],
    conferences: null,
    clubs: words(`
      马德里·王冠 巴塞罗那·海雕 伊斯坦布尔·新月 雅典·橄榄 比雷埃夫斯·三桡 特拉维夫·海滨 考纳斯·琥珀 米兰·画廊 博洛尼亚·拱廊 慕尼黑·山毛榉
      柏林·熊步 巴黎·铁塔 里昂·丝绸 贝尔格莱德·双河 卢布尔雅那·龙桥 维多利亚·白城 瓦伦西亚·柑橘 摩纳哥·海崖 里加·风向鸡 华沙·人鱼`),
    clock: {
      utcHours: 1,
      summer: 'europe',
      week: [17, 18, 19, 20, 20.5, 20.75],
      weekend: [17, 18, 20],
      behind: 0,
    },
    calendar: {
      opens: '09-30',
      overNewYear: true,
      plan: { kind: 'rounds', legs: 2, weeks: [[4], [4], [2, 4]], spread: 2 },
    },
    knockOut: [
      { name: '附加赛', opens: '04-21', bestOf: 1, kind: 'playIn' },
      { name: '四分之一决赛', opens: '04-28', bestOf: 5, kind: 'series', seeds: 8 },
      { name: '半决赛', opens: '05-22', bestOf: 1, kind: 'series', neutral: true },
      { name: '决赛', opens: '05-24', bestOf: 1, kind: 'final', neutral: true },
    ],
    scoring: { points: 164, spread: 4, home: 4.2 },
    people: { culture: 'slavic', foreigners: 6, women: false },
  },
  {
    id: '7',
    name: '西班牙篮球联赛',
    fullName: '西班牙男子篮球甲级联赛',
    letter: 'X',
    colour: '#D97706',
    hot: false,
    countryId: '10',
    rules:
      '18 队双循环，共 34 轮，按胜率排名。前 8 名进入季后赛，四分之一决赛三战两胜，半决赛和总决赛五战三胜；最后 2 名降级。',
    zones: [
      { from: 1, to: 8, kind: 'title', name: '季后赛' },
      { from: 17, to: 18, kind: 'relegation', name: '降级' },
    ],
    conferences: null,
    clubs: words(`
      马拉加·蓝帆 塞维利亚·金塔 萨拉戈萨·石狮 毕尔巴鄂·钢桥 圣塞巴斯蒂安·贝壳 巴达洛纳·绿岸 曼雷萨·磨坊 赫罗纳·彩屋 莱里达·雪松
      格拉纳达·红宫 穆尔西亚·果园 布尔戈斯·尖塔 希洪·苹果酒 卢戈·城垣 特内里费·火山岛 拉斯帕尔马斯·沙丘 安道尔·雪国 科鲁尼亚·玻璃窗`),
    clock: {
      utcHours: 1,
      summer: 'europe',
      week: [17, 18, 19, 20.75],
      weekend: [12.5, 17, 18, 18.5, 19, 20, 20.75],
      behind: 0,
    },
    calendar: {
      opens: '09-22',
      overNewYear: true,
      plan: { kind: 'rounds', legs: 2, weeks: [[5]], spread: 6 },
    },
    knockOut: [
      { name: '四分之一决赛', opens: '05-27', bestOf: 3, kind: 'series', seeds: 8 },
      { name: '半决赛', opens: '06-03', bestOf: 5, kind: 'series' },
      { name: '总决赛', opens: '06-14', bestOf: 5, kind: 'final' },
    ],
    scoring: { points: 167, spread: 4.2, home: 3.4 },
    people: { culture: 'spanish', foreigners: 6, women: false },
  },
]
