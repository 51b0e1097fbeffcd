import type { LeagueRow } from './league-row.ts'

const words = (text: string) => text.trim().split(/\s+/)

export const ASIAN_LEAGUES: readonly LeagueRow[] = [
  {
    id: '3',
    name: 'CBA',
    fullName: '中国男子篮球职业联赛',
    letter: 'C',
    colour: '#B91C1C',
    hot: true,
    countryId: '35',
    rules:
      '20 队双循环，共 38 轮，按胜率排名。前 12 名进入季后赛：前 4 名首轮轮空，首轮三战两胜，四分之一决赛和半决赛五战三胜，总决赛七战四胜。',
    zones: [
      { from: 1, to: 4, kind: 'title', name: '季后赛（首轮轮空）' },
      { from: 5, to: 12, kind: 'playOff', name: '季后赛首轮' },
    ],
    conferences: null,
    clubs: words(`
      北京·鼓楼 上海·浦江 广州·木棉 深圳·鹏城 杭州·钱潮 南京·石城 青岛·栈桥 济南·泉涌 沈阳·辽河 长春·雪原
      成都·锦官 重庆·山城 武汉·江汉 西安·雁塔 太原·龙城 天津·海河 福州·榕荫 宁波·甬江 乌鲁木齐·天山 东莞·莞香`),
    clock: {
      utcHours: 8,
      summer: 'none',
      week: [19.5, 19.5833333, 19.5833333, 20],
      weekend: [15.5, 16.5, 19.5, 19.5833333, 20],
      behind: 0,
    },
    calendar: {
      opens: '10-12',
      overNewYear: true,
      plan: { kind: 'rounds', legs: 2, weeks: [[1, 4], [1, 4], [1, 4], [5]], spread: 3 },
    },
    knockOut: [
      { name: '首轮', opens: '03-18', bestOf: 3, kind: 'series', seeds: 12 },
      { name: '四分之一决赛', opens: '03-26', bestOf: 5, kind: 'series' },
      { name: '半决赛', opens: '04-07', bestOf: 5, kind: 'series' },
      { name: '总决赛', opens: '04-19', bestOf: 7, kind: 'final' },
    ],
    scoring: { points: 207, spread: 5.4, home: 3.2 },
    people: { culture: 'chinese', foreigners: 3, women: false },
  },
  {
    id: '5',
    name: '澳洲NBL',
    fullName: '澳大利亚国家篮球联赛',
    letter: 'A',
    colour: '#B45309',
    hot: false,
    countryId: '47',
    rules: '10 队四循环，共 36 轮，按胜率排名。前 4 名进入季后赛，半决赛三战两胜，总决赛五战三胜。',
    zones: [{ from: 1, to: 4, kind: 'title', name: '季后赛' }],
    conferences: null,
    clubs: words(`
      悉尼·港湾 墨尔本·电车 布里斯班·河湾 珀斯·黑天鹅 阿德莱德·葡园 凯恩斯·礁石 霍巴特·南极光 卧龙岗·海崖 奥克兰·帆都 吉朗·灯塔`),
    clock: {
      utcHours: 10,
      summer: 'south',
      week: [16.5, 18.5, 19.5, 20.5],
      weekend: [14, 15, 17.5, 19.5],
      behind: 0,
    },
    calendar: {
      opens: '09-18',
      overNewYear: true,
      plan: { kind: 'rounds', legs: 4, weeks: [[1, 5]], spread: 3 },
    },
    knockOut: [
      { name: '半决赛', opens: '02-05', bestOf: 3, kind: 'series', seeds: 4 },
      { name: '总决赛', opens: '02-15', bestOf: 5, kind: 'final' },
    ],
    scoring: { points: 178, spread: 3.6, home: 2.6 },
    people: { culture: 'english', foreigners: 3, women: false },
  },
  {
    id: '6',
    name: '日本B联赛',
    fullName: '日本职业篮球联赛',
    letter: 'R',
    colour: '#0F7EA8',
    hot: false,
    countryId: '36',
    rules: '24 队双循环，共 46 轮，分东、西部排名。各区前 4 名进入季后赛，各轮均为三战两胜。',
    zones: [{ from: 1, to: 4, kind: 'title', name: '季后赛' }],
    conferences: ['东区', '西区'],
    clubs: words(`
      札幌·雪灯 仙台·七夕 秋田·竿灯 宇都宫·雷神 水户·梅里 千叶·浪花 东京·塔影 涩谷·霓虹 川崎·炼金 横滨·船歌 群马·赤城 新潟·稻海
      富山·立山 信州·云岭 名古屋·金鯱 三河·冈崎 滨松·大凧 京都·松风 大阪·天守 神户·异人馆 岛根·神话 广岛·红叶 佐贺·热气球 冲绳·海人`),
    clock: {
      utcHours: 9,
      summer: 'none',
      week: [18.5, 19, 19.0833333],
      weekend: [13.0833333, 14.0833333, 15.0833333, 16.0833333, 18.0833333],
      behind: 0,
    },
    calendar: {
      opens: '10-02',
      overNewYear: true,
      plan: { kind: 'rounds', legs: 2, weeks: [[6, 7], [3]], spread: 1 },
    },
    knockOut: [
      { name: '四分之一决赛', opens: '05-15', bestOf: 3, kind: 'series', seeds: 4 },
      { name: '半决赛', opens: '05-22', bestOf: 3, kind: 'series' },
      { name: '总决赛', opens: '05-29', bestOf: 3, kind: 'final' },
    ],
    scoring: { points: 159, spread: 4.8, home: 2 },
    people: { culture: 'japanese', foreigners: 4, women: false },
  },
  {
    id: '9',
    name: '菲律宾PBA',
    fullName: '菲律宾职业篮球联赛',
    letter: 'F',
    colour: '#7C3AED',
    hot: false,
    countryId: '89',
    rules:
      '12 队五循环，共 55 轮，按胜率排名。前 8 名进入季后赛，四分之一决赛三战两胜，半决赛和总决赛七战四胜。',
    zones: [{ from: 1, to: 8, kind: 'title', name: '季后赛' }],
    conferences: null,
    clubs: words(`
      马尼拉·落日 奎松·棕榈 达沃·榴莲 宿务·十字 碧瑶·松岭 伊洛伊洛·帆船 三宝颜·兰花 巴科洛德·面具 安蒂波洛·瀑布 打拉·火山 莱加斯皮·锥峰 苏比克·蓝湾`),
    clock: {
      utcHours: 8,
      summer: 'none',
      week: [15, 17, 19.5],
      weekend: [13, 15, 17.25, 19.5],
      behind: 0,
    },
    calendar: {
      opens: '11-08',
      overNewYear: true,
      plan: { kind: 'rounds', legs: 5, weeks: [[3, 7], [5]], spread: 4 },
    },
    knockOut: [
      { name: '四分之一决赛', opens: '08-02', bestOf: 3, kind: 'series', seeds: 8 },
      { name: '半决赛', opens: '08-11', bestOf: 7, kind: 'series' },
      { name: '总决赛', opens: '08-29', bestOf: 7, kind: 'final' },
    ],
    scoring: { points: 191, spread: 4.4, home: 0.6 },
    people: { culture: 'spanish', foreigners: 1, women: false },
  },
]
