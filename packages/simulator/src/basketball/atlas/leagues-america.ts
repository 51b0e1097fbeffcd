import type { LeagueRow } from './league-row.ts'

const words = (text: string) => text.trim().split(/\s+/)

export const AMERICAN_LEAGUES: readonly LeagueRow[] = [
  {
    id: '1',
    name: 'NBA',
    fullName: '北美职业篮球联赛',
    letter: 'N',
    colour: '#1D428A',
    hot: true,
    countryId: '49',
    rules:
      '每队常规赛 82 场，分东、西部排名，按胜率排序，胜率相同看相互战绩和净胜分。各区前 6 名直接进入季后赛，第 7 至第 10 名打附加赛争夺最后两个席位。季后赛各轮七战四胜，主场为 2-2-1-1-1。',
    zones: [
      { from: 1, to: 6, kind: 'title', name: '季后赛' },
      { from: 7, to: 10, kind: 'playOff', name: '附加赛' },
    ],
    conferences: ['东部', '西部'],
    clubs: words(`
      波士顿·灯塔 纽约·信使 布鲁克林·铁桥 费城·钟声 多伦多·枫火
      芝加哥·长风 克利夫兰·熔炉 底特律·引擎 印第安纳·飞轮 密尔沃基·湖鸥
      亚特兰大·桃林 夏洛特·蜜獾 迈阿密·飓浪 奥兰多·橙光 华盛顿·石碑
      丹佛·高原 明尼苏达·极光 俄克拉荷马·野火 波特兰·林海 盐湖城·雪峰
      旧金山·雾港 洛杉矶·日落 长滩·潮汐 凤凰城·沙海 萨克拉门托·金谷
      达拉斯·星野 休斯敦·探月 孟菲斯·蓝调 新奥尔良·河湾 圣安东尼奥·驿站`),
    clock: {
      utcHours: -5,
      summer: 'america',
      week: [19, 19, 19.5, 19.5, 20],
      weekend: [12.5, 13, 15.5, 17, 18, 19, 19.5, 20],
      behind: 3,
    },
    calendar: {
      opens: '10-20',
      overNewYear: true,
      plan: { kind: 'free', days: 167, own: 3, other: 2, games: 82, secondNight: 0.5 },
    },
    knockOut: [
      { name: '附加赛', opens: '04-14', bestOf: 1, kind: 'playIn' },
      { name: '首轮', opens: '04-18', bestOf: 7, kind: 'series', seeds: 8 },
      { name: '半决赛', opens: '05-04', bestOf: 7, kind: 'series' },
      { name: '决赛', opens: '05-19', bestOf: 7, kind: 'series' },
      { name: '总决赛', opens: '06-04', bestOf: 7, kind: 'final' },
    ],
    scoring: { points: 222.1, spread: 4.5, home: 2.11 },
    people: { culture: 'english', foreigners: 4, women: false },
  },
  {
    id: '2',
    name: 'WNBA',
    fullName: '北美女子职业篮球联赛',
    letter: 'W',
    colour: '#C2410C',
    hot: true,
    countryId: '49',
    rules:
      '每队常规赛 44 场，分东、西部统计。各区前 4 名进入季后赛：首轮三战两胜，半决赛五战三胜，总决赛七战四胜。',
    zones: [{ from: 1, to: 4, kind: 'title', name: '季后赛' }],
    conferences: ['东部', '西部'],
    clubs: words(`
      波士顿·晨星 纽约·河灯 华盛顿·樱舞 亚特兰大·和风 芝加哥·银湖 印第安纳·麦浪
      明尼苏达·白鹭 达拉斯·晚霞 凤凰城·仙人掌 洛杉矶·海盐 西雅图·青松 旧金山·云雀`),
    clock: {
      utcHours: -5,
      summer: 'america',
      week: [19, 19, 19.5, 20],
      weekend: [13, 15, 16, 18, 19],
      behind: 3,
    },
    calendar: {
      opens: '05-15',
      overNewYear: false,
      plan: { kind: 'free', days: 118, own: 4, other: 4, games: 44, secondNight: 0.6 },
    },
    knockOut: [
      { name: '首轮', opens: '09-14', bestOf: 3, kind: 'series', seeds: 4 },
      { name: '半决赛', opens: '09-22', bestOf: 5, kind: 'series' },
      { name: '总决赛', opens: '10-04', bestOf: 7, kind: 'final' },
    ],
    scoring: { points: 163.5, spread: 4, home: 2.2 },
    people: { culture: 'english', foreigners: 2, women: true },
  },
  {
    id: '8',
    name: '巴西NBB',
    fullName: '巴西国家篮球联赛',
    letter: 'B',
    colour: '#047857',
    hot: false,
    countryId: '53',
    rules:
      '18 队双循环，共 34 轮，按胜率排名。前 8 名进入季后赛，四分之一决赛、半决赛和总决赛均为五战三胜。',
    zones: [
      { from: 1, to: 8, kind: 'title', name: '季后赛' },
      { from: 18, to: 18, kind: 'relegation', name: '降级' },
    ],
    conferences: null,
    clubs: words(`
      圣保罗·雨燕 里约·面包山 弗兰卡·皮匠 包鲁·铁轨 巴西利亚·新翼 贝洛奥里藏特·矿灯
      福塔莱萨·帆影 库里蒂巴·南洋杉 阿雷格里·牧歌 累西腓·珊瑚礁 萨尔瓦多·鼓点 莫日·晨雾
      卡希亚斯·葡藤 坎皮纳斯·咖啡 桑托斯·码头 帕托布兰科·白鸭 若阿萨巴·山谷 若昂佩索阿·朝阳`),
    clock: {
      utcHours: -3,
      summer: 'none',
      week: [17.5, 19, 19.5, 20, 20.5],
      weekend: [11, 16, 17, 18, 19],
      behind: 0,
    },
    calendar: {
      opens: '10-12',
      overNewYear: true,
      plan: { kind: 'rounds', legs: 2, weeks: [[1, 5], [3]], spread: 4 },
    },
    knockOut: [
      { name: '四分之一决赛', opens: '04-06', bestOf: 5, kind: 'series', seeds: 8 },
      { name: '半决赛', opens: '04-20', bestOf: 5, kind: 'series' },
      { name: '总决赛', opens: '05-05', bestOf: 5, kind: 'final' },
    ],
    scoring: { points: 160, spread: 4.6, home: 3.4 },
    people: { culture: 'portuguese', foreigners: 3, women: false },
  },
]
