/**
 * The leagues of the demo world. Clubs are invented: a city and one of two endings. `opens` and `closes` are
 * the league's kick-off window in hours after noon in Beijing, so that somewhere a match is always on.
 */
export interface DemoLeague {
  readonly id: string
  readonly name: string
  readonly letter: string
  readonly colour: string
  readonly hot: boolean
  readonly cup: boolean
  readonly opens: number
  readonly closes: number
  readonly cities: string
  readonly endings: readonly [string, string]
}

type Row = Omit<DemoLeague, 'hot' | 'cup'> & { hot?: boolean; cup?: boolean }
const league = (row: Row): DemoLeague => ({ hot: false, cup: false, ...row })

export const DEMO_LEAGUES: readonly DemoLeague[] = [
  league({
    id: '10',
    name: '欧冠',
    letter: 'O',
    colour: '#2B4BB8',
    hot: true,
    cup: true,
    opens: 8,
    closes: 16,
    cities:
      '里昂 布鲁日 波尔图 萨格勒布 布拉格 维也纳 哥本哈根 苏黎世 雅典 华沙 布达佩斯 奥斯陆 都灵 塞维利亚 莱比锡 鹿特丹',
    endings: ['星辰', '海港'],
  }),
  league({
    id: '11',
    name: '英超',
    letter: 'Y',
    colour: '#5A2A8C',
    hot: true,
    opens: 7,
    closes: 16,
    cities:
      '伦敦 曼彻斯特 利物浦 伯明翰 利兹 纽卡斯尔 谢菲尔德 布里斯托 诺丁汉 莱斯特 南安普顿 布莱顿 赫尔 考文垂 约克 普利茅斯',
    endings: ['竞技', '流浪'],
  }),
  league({
    id: '12',
    name: '英冠',
    letter: 'Y',
    colour: '#7A3FB5',
    opens: 7,
    closes: 16,
    cities:
      '诺维奇 斯旺西 加的夫 普雷斯顿 德比 雷丁 卢顿 沃特福德 桑德兰 米德尔斯堡 布莱克浦 牛津 剑桥 埃克塞特 巴斯 切斯特',
    endings: ['城堡', '工人'],
  }),
  league({
    id: '13',
    name: '西甲',
    letter: 'X',
    colour: '#C2410C',
    hot: true,
    opens: 8,
    closes: 17,
    cities:
      '马德里 巴塞罗那 瓦伦西亚 毕尔巴鄂 马拉加 萨拉戈萨 格拉纳达 科尔多瓦 莱昂 穆尔西亚 加的斯 维戈 奥维耶多 托莱多 布尔戈斯 韦斯卡',
    endings: ['青年', '橡树'],
  }),
  league({
    id: '14',
    name: '意甲',
    letter: 'Y',
    colour: '#0F6BB0',
    hot: true,
    opens: 7,
    closes: 16,
    cities:
      '米兰 罗马 那不勒斯 佛罗伦萨 博洛尼亚 热那亚 维罗纳 巴勒莫 帕尔马 摩德纳 巴里 莱切 比萨 威尼斯 佩鲁贾 锡耶纳',
    endings: ['雄鹰', '雷霆'],
  }),
  league({
    id: '15',
    name: '德甲',
    letter: 'D',
    colour: '#B91C1C',
    hot: true,
    opens: 7,
    closes: 15,
    cities:
      '慕尼黑 柏林 汉堡 科隆 法兰克福 斯图加特 多特蒙德 不来梅 汉诺威 纽伦堡 德累斯顿 弗莱堡 美因茨 波鸿 基尔 奥格斯堡',
    endings: ['体育', '联合会'],
  }),
  league({
    id: '16',
    name: '法甲',
    letter: 'F',
    colour: '#1D4ED8',
    hot: true,
    opens: 7,
    closes: 16,
    cities:
      '巴黎 马赛 里尔 尼斯 南特 波尔多 图卢兹 雷恩 兰斯 斯特拉斯堡 梅斯 南锡 昂热 第戎 卡昂 土伦',
    endings: ['联队', '雄狮'],
  }),
  league({
    id: '17',
    name: '荷甲',
    letter: 'H',
    colour: '#E0720C',
    opens: 6,
    closes: 15,
    cities:
      '阿姆斯特丹 海牙 乌得勒支 埃因霍温 格罗宁根 蒂尔堡 布雷达 奈梅亨 阿纳姆 恩斯赫德 哈勒姆 莱顿 代尔夫特 兹沃勒 鲁尔蒙德 登博思',
    endings: ['运河', '风车'],
  }),
  league({
    id: '18',
    name: '葡超',
    letter: 'P',
    colour: '#15803D',
    opens: 9,
    closes: 17,
    cities:
      '里斯本 布拉加 科英布拉 法鲁 阿威罗 埃武拉 塞图巴尔 吉马良斯 维塞乌 贝雅 莱里亚 法蒂玛 辛特拉 埃斯托里 波尔蒂芒 丰沙尔',
    endings: ['航海', '潮汐'],
  }),
  league({
    id: '19',
    name: '瑞超',
    letter: 'R',
    colour: '#A16207',
    opens: 4,
    closes: 11,
    cities:
      '斯德哥尔摩 哥德堡 马尔默 乌普萨拉 厄勒布鲁 林雪平 隆德 于默奥 耶夫勒 卡尔马 哈尔姆 延雪平 松兹瓦尔 法伦 吕勒奥 布罗斯',
    endings: ['极光', '北星'],
  }),
  league({
    id: '20',
    name: '土超',
    letter: 'T',
    colour: '#BE123C',
    opens: 5,
    closes: 13,
    cities:
      '安卡拉 伊兹密尔 布尔萨 安塔利亚 科尼亚 阿达纳 萨姆松 开塞利 特拉布宗 梅尔辛 马拉蒂亚 里泽 锡瓦斯 凡城 博卢 马尼萨',
    endings: ['新月城', '要塞'],
  }),
  league({
    id: '21',
    name: '沙特联',
    letter: 'S',
    colour: '#0F8C5A',
    opens: 9,
    closes: 15,
    cities:
      '利雅得 吉达 麦加 麦地那 达曼 塔伊夫 塔布克 布赖代 胡富夫 朱拜勒 哈伊勒 奈季兰 延布 阿卜哈 吉赞 科巴尔',
    endings: ['绿洲', '沙海'],
  }),
  league({
    id: '22',
    name: '中超',
    letter: 'Z',
    colour: '#DC2626',
    hot: true,
    opens: 2,
    closes: 9,
    cities: '北京 上海 广州 深圳 成都 武汉 天津 青岛 大连 长春 沈阳 南京 杭州 郑州 西安 昆明',
    endings: ['长河', '远山'],
  }),
  league({
    id: '23',
    name: '日职联',
    letter: 'R',
    colour: '#0F7EA8',
    hot: true,
    opens: 0,
    closes: 8,
    cities: '东京 大阪 名古屋 横滨 札幌 仙台 广岛 福冈 神户 京都 静冈 新潟 千叶 埼玉 鹿儿岛 冈山',
    endings: ['樱风', '海潮'],
  }),
  league({
    id: '24',
    name: '韩K联',
    letter: 'H',
    colour: '#1E40AF',
    opens: 0,
    closes: 8,
    cities: '首尔 釜山 仁川 大邱 光州 水原 大田 蔚山 全州 济州 浦项 江陵 春川 城南 安养 昌原',
    endings: ['白虎', '木槿'],
  }),
  league({
    id: '25',
    name: '澳超',
    letter: 'A',
    colour: '#B45309',
    opens: 0,
    closes: 6,
    cities:
      '悉尼 墨尔本 布里斯班 珀斯 阿德莱德 堪培拉 凯恩斯 霍巴特 达尔文 吉朗 卧龙岗 本迪戈 奥克兰 惠灵顿 汤斯维尔 黄金海岸',
    endings: ['袋熊', '珊瑚'],
  }),
  league({
    id: '26',
    name: '美职联',
    letter: 'M',
    colour: '#334155',
    opens: 18,
    closes: 24,
    cities:
      '纽约 洛杉矶 芝加哥 休斯敦 西雅图 波士顿 费城 丹佛 达拉斯 凤凰城 波特兰 奥斯汀 亚特兰大 多伦多 温哥华 夏洛特',
    endings: ['先锋', '铁路'],
  }),
  league({
    id: '27',
    name: '巴甲',
    letter: 'B',
    colour: '#047857',
    opens: 14,
    closes: 23,
    cities:
      '圣保罗 里约 萨尔瓦多 累西腓 福塔莱萨 库里蒂巴 阿雷格里 桑托斯 戈亚尼亚 贝伦 马瑙斯 坎皮纳斯 隆德里纳 马塞约 纳塔尔 维多利亚',
    endings: ['雨林', '金石'],
  }),
  league({
    id: '28',
    name: '阿甲',
    letter: 'A',
    colour: '#0284C7',
    opens: 15,
    closes: 23,
    cities:
      '罗萨里奥 科尔多巴 门多萨 拉普拉塔 图库曼 萨尔塔 圣菲 巴拉那 圣胡安 胡胡伊 内乌肯 班菲 基尔梅斯 拉努斯 蒂格雷 莫隆',
    endings: ['草原', '银河'],
  }),
  league({
    id: '29',
    name: '墨超',
    letter: 'M',
    colour: '#166534',
    opens: 17,
    closes: 24,
    cities:
      '瓜达拉哈拉 蒙特雷 普埃布拉 托卢卡 蒂华纳 华雷斯 坎昆 梅里达 维拉克鲁 克雷塔罗 帕丘卡 阿卡普尔科 杜兰戈 库利亚坎 塔帕丘拉 奥里萨巴',
    endings: ['山猫', '骄阳'],
  }),
]
