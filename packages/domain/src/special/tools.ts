import type { ToolKey } from '@linmen/contract/special/tool-key.ts'
import { FREE, PAID, WIN_MARK, type ToolPrice } from './tool-price.ts'

export type Question = 'agreement' | 'movement' | 'money' | 'strength'

/** A tool is this row, a reckoning of the same key, and a picture. */
export interface Tool {
  readonly key: ToolKey
  /** Its number on the wire and in addresses. */
  readonly code: number
  /** As short as a tab. */
  readonly name: string
  readonly title: string
  readonly question: Question
  readonly formula: string
  /** Which inputs, how many of them at least. */
  readonly basis: string
  /** Which outcome it points at. */
  readonly signal: string
  readonly reading: readonly string[]
  /** What stands on the page once it is open. */
  readonly gets: readonly string[]
  readonly price: ToolPrice
}

interface QuestionRow {
  readonly id: string
  readonly key: Question
  readonly title: string
  readonly fact: string
}

/** What somebody wants to know; each tool answers one of them. */
export const QUESTIONS: readonly QuestionRow[] = [
  { id: '1', key: 'agreement', title: '机构看法一致吗', fact: '分歧大小' },
  { id: '2', key: 'movement', title: '指数在往哪边动', fact: '变化与方向' },
  { id: '3', key: 'money', title: '成交偏向哪边', fact: '交易所数据' },
  { id: '4', key: 'strength', title: '实力与历史怎么说', fact: '模型与样本' },
]

const MARKET = '欧指表各公司赛前最新报价，去掉返还率后取平均'

/** In the order in which pages show them. */
export const TOOLS: readonly Tool[] = [
  {
    key: 'dispersion',
    code: 3,
    name: '离散度',
    title: '离散度',
    question: 'agreement',
    formula: '概率 p = 返还率 ÷ 指数　离散度 = 各公司 p 的标准差',
    basis: '先去掉各家返还率的差别，再看每家 p 离均值多远。少于 5 家不计算。',
    signal: '离散度最大的一项，即各家分歧最大的赛果。',
    reading: ['数值大，说明各家对这一项的看法差别大', '分歧大不等于更可能，也不等于更不可能'],
    gets: ['主、平、客三项离散度', '每家公司的概率分布图', '分公司偏离表，开赛前持续更新'],
    price: PAID,
  },
  {
    key: 'kelly',
    code: 2,
    name: '凯利',
    title: '凯利指数',
    question: 'agreement',
    formula: '凯利 K = 该公司指数 × 市场平均概率　返还率 R = 1 ÷ Σ(1 ÷ 指数)',
    basis: `市场平均概率：${MARKET}。少于 3 家不计算。它不是投注比例。`,
    signal: '平均凯利与平均返还率之比最低的一项。',
    reading: [
      'K 高于该公司返还率，这一项在这家开得比市场高',
      '一家公司单独看，三项 K 都等于返还率',
    ],
    gets: ['三项平均凯利', '分公司凯利与返还率', '凯利方差'],
    price: FREE,
  },
  {
    key: 'difference',
    code: 7,
    name: '欧亚差异',
    title: '欧亚差异',
    question: 'agreement',
    formula: '差异 = 亚盘推出的概率 − 欧指的概率（百分点）',
    basis:
      '亚盘没有平局，用与欧指相同总进球的比分网格推出三项概率。欧指与亚盘都取四家主流公司的平均，少于 3 家不计算。',
    signal: '亚盘给出的概率比欧指高得最多的一项。',
    reading: ['三项差异之和为零', '差异小于 1 个百分点时，两个市场可以看作一致'],
    gets: ['三项差异', '欧指与亚盘概率对照图', '分公司差异表'],
    price: PAID,
  },
  {
    key: 'changes',
    code: 13,
    name: '盘口异动',
    title: '盘口异动',
    question: 'movement',
    formula: '异动次数 = 各公司亚盘盘口或水位的变化次数　方向 = 升盘家数 − 降盘家数',
    basis: '从各公司初盘数到现在或开赛。少于 3 家不计算。',
    signal: '升盘家数多指向主队，降盘家数多指向客队，相等则没有信号。',
    reading: ['升盘：主队让得更多', '次数多只说明市场活跃'],
    gets: ['升盘、降盘、只动水位的家数', '平均盘口变化图', '分公司初盘与现在'],
    price: PAID,
  },
  {
    key: 'trend',
    code: 12,
    name: '走势',
    title: '概率走势',
    question: 'movement',
    formula: '走势 = 现在的市场概率 − 初盘的市场概率（百分点）',
    basis: `市场概率：${MARKET}。少于 3 家不计算。`,
    signal: '初盘以来概率升得最多的一项。',
    reading: [
      '线是每次变化后的市场平均概率',
      '开赛前最后的报价比初盘更准，走势本身不再提供额外信息',
    ],
    gets: ['三项变化', '初盘到现在的概率走势图', '分公司变化表'],
    price: FREE,
  },
  {
    key: 'compass',
    code: 11,
    name: '罗盘',
    title: '盘口罗盘',
    question: 'movement',
    formula: '纵轴 = 盘口相对初盘的变化　横轴 = 主队水位的下降',
    basis: '每点一家公司的亚盘，指针为平均。少于 3 家不计算。',
    signal: '指针朝上指向主队，朝下指向客队；盘口不动时看水位。',
    reading: [
      '升盘降水、升盘升水、降盘降水、降盘升水四个方向',
      '四种方向都不指向结果，只看历史频率',
    ],
    gets: ['四个方向的家数', '罗盘图', '分公司盘口与水位变化'],
    price: PAID,
  },
  {
    key: 'winMark',
    code: 14,
    name: '风向标',
    title: '风向标',
    question: 'movement',
    formula: '风向标 = 市场概率 × ¾ + 模型概率 × ¼；没有模型概率的比赛和篮球只用市场',
    basis: '市场概率取四家主流公司去水后的平均；模型为球队评级，只有足球联赛有。少于 3 家不计算。',
    signal: '风向标概率最高的一项。',
    reading: ['下方数字是初盘以来的变化', '它紧贴市场：赢过市场的空间很小，战绩照实公布'],
    gets: ['三项概率与初盘以来的变化', '概率变化图', '每次变化的时间'],
    price: WIN_MARK,
  },
  {
    key: 'exchange',
    code: 4,
    name: '必发',
    title: '必发',
    question: 'money',
    formula:
      '成交比例 = 该项成交额 ÷ 总成交额　冷热 = (成交比例 − 市场概率) ÷ 市场概率 × 100　盈亏 = 总成交额 − 该项成交额 × 成交价',
    basis: '交易所开赛前最后一次公布的成交额与成交价。三项成交额都大于零才计算。',
    signal: '冷热指数最高的一项。',
    reading: ['大于零为热：买入比例高于市场概率', '盈亏是假设庄家收下全部成交时的账面数'],
    gets: ['三项成交额与冷热', '成交比例与概率对照图', '大额成交'],
    price: FREE,
  },
  {
    key: 'proportion',
    code: 5,
    name: '成交比例',
    title: '成交比例',
    question: 'money',
    formula: '占比差 = 成交比例 − 市场概率（百分点）',
    basis: '交易所赛前成交额，同列竞彩官方投注比例。三项成交额都大于零才计算。',
    signal: '占比差最大的一项。',
    reading: ['正数：资金占比高于市场概率', '竞彩比例来自官方公布，人群不同'],
    gets: ['三项成交比例与占比差', '成交比例变化图', '竞彩投注比例对照'],
    price: PAID,
  },
  {
    key: 'upset',
    code: 6,
    name: '冷门指数',
    title: '冷门指数',
    question: 'money',
    formula: '冷门指数 = (市场概率 − 成交比例) ÷ 市场概率 × 100，只看市场概率低于 40% 的项',
    basis: '交易所赛前成交额与市场概率。三项成交额都大于零才计算。',
    signal: '低概率项里冷门指数最高、且大于零的一项。',
    reading: ['越高说明这一项越少有人买', '少有人买不等于更容易发生，看历史频率'],
    gets: ['各项冷门指数', '概率与成交比例对照图', '赔率与成交额表'],
    price: PAID,
  },
  {
    key: 'radar',
    code: 8,
    name: '雷达',
    title: '实力雷达',
    question: 'strength',
    formula: '每项 = 该队在本联赛各队中的百分位，50 为中位；交锋 = 近 10 次交锋得分率 × 100',
    basis:
      '进攻、防守取近 20 场进失球，状态取近 6 场积分，主客场取本方场地近 10 场，体能看距上一场天数。本联赛少于 60 场不计算。',
    signal: '六项平均较高的一方；相差不到 2 分没有信号。',
    reading: ['只比较同一联赛', '雷达不含伤停与赔率'],
    gets: ['六项百分位', '雷达图', '两队数值对照'],
    price: PAID,
  },
  {
    key: 'poisson',
    code: 9,
    name: '泊松',
    title: '泊松分布',
    question: 'strength',
    formula: 'P(i:j) = e^−λ λ^i ÷ i! × e^−μ μ^j ÷ j! × τ　λ、μ 为双方预期进球，τ 为低比分修正',
    basis:
      '预期进球由本联赛近几季完场比分推算（Dixon-Coles，一年前的比赛权重减半）。少于 60 场不计算。',
    signal: '三项里概率最高的一项。',
    reading: ['比分概率来自同一张网格，彼此不会矛盾', '最可能的比分通常也只有一成多'],
    gets: ['胜平负概率', '比分概率网格', '最可能的比分'],
    price: FREE,
  },
  {
    key: 'deviation',
    code: 10,
    name: '模型偏差',
    title: '模型偏差',
    question: 'strength',
    formula: '偏差 = 模型概率 − 市场概率（百分点）',
    basis: `模型为球队评级；市场概率：${MARKET}。缺一项不计算。`,
    signal: '模型比市场高得最多的一项。',
    reading: ['偏差大，多半是市场知道模型不知道的事', '历史上市场比模型更准，见模型战绩'],
    gets: ['三项偏差', '模型与市场对照图', '两边概率表'],
    price: PAID,
  },
  {
    key: 'sameOdds',
    code: 1,
    name: '同赔',
    title: '同赔',
    question: 'strength',
    formula: '频率 = 同赔比赛中该赛果的场数 ÷ 同赔场数',
    basis: '同一公司终盘三项各相差不超过 0.05 的完场比赛，只算本场开赛前的。少于 10 场没有信号。',
    signal: '频率比本场赔率的概率高得最多的一项。',
    reading: ['频率是历史，不是概率：样本小时要向赔率收缩', '列表最多 100 场，最近的在前'],
    gets: ['胜、平、负场数', '频率与概率对照图', '同赔比赛列表'],
    price: FREE,
  },
]

export const toolOf = (key: ToolKey): Tool => BY_KEY.get(key)!

/** Null where nothing has this number. */
export const toolByCode = (code: number): Tool | null =>
  TOOLS.find((tool) => tool.code === code) ?? null

const BY_KEY = new Map(TOOLS.map((tool) => [tool.key, tool]))

/** Whether a list of this model type shows the score beside a match (spec 001 §4). */
export const showsScore = (code: number): boolean =>
  code === 1 || code === 2 || (code >= 11 && code <= 14)

/** Types of the other service: seven tools and the list of information. */
export const INFORMATION_TYPE = 99
