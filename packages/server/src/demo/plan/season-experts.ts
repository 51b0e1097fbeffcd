/** An expert with a season behind them. */
export interface SeasonExpert {
  readonly id: string
  readonly name: string
  readonly bio: string
  readonly level: 1 | 2
  /** How often they know what the market only learns later, in hundredths; nobody knows results. */
  readonly skill: number
  /** Out of three matches they write about so many. */
  readonly writes: 1 | 3
}

const PENS = [
  ['老茶馆', '一壶茶，一场球'],
  ['半场定论', '看半场就写，写完不改'],
  ['角旗区', '只从边路看比赛'],
  ['第四官员', '先看补时，再看人心'],
  ['雨战专家', '天气也是球员'],
  ['二排左边', '坐在二排左边看了十年'],
  ['莫测', '盘口变了才说话'],
  ['守门人', '失球比进球更诚实'],
  ['冷门收容所', '不追热门'],
  ['江南看球', '日职与韩职'],
  ['关外来信', '北欧联赛爱好者'],
  ['数格子的人', '把球场分成十八格'],
  ['长传冲吊', '英冠每轮必看'],
  ['小禁区', '只谈门前六码'],
  ['临门一脚', '射门质量比次数重要'],
  ['白衬衫', '西甲二十年'],
  ['蓝黑日记', '意甲防守课'],
  ['鲁尔工人', '德甲与德乙'],
  ['塞纳河左岸', '法甲与荷甲'],
  ['里斯本的风', '葡超的节奏'],
  ['安静的九号', '不写没看过的球队'],
  ['后腰', '看中场，只看中场'],
  ['替补席', '第六十分钟以后的比赛'],
  ['定位球笔记', '角球和任意球'],
  ['读秒', '临场前一小时才动笔'],
  ['小样本', '样本不足时少说话'],
  ['均值回归', '连胜总会停'],
  ['赔率考古', '翻旧盘口的人'],
  ['水位线', '水位比标题诚实'],
  ['让步之间', '让球的分寸'],
  ['大小之间', '进球数爱好者'],
  ['沉默看台', '话少，写得慢'],
  ['客队大巴', '偏爱客场'],
  ['主场灯光', '偏爱主场'],
  ['补时三分钟', '绝杀记录员'],
  ['雾中看花', '仍在学习'],
  ['村口足球', '业余联赛出身'],
  ['夜班编辑', '凌晨的比赛归我'],
  ['晨跑者', '美洲联赛早间看'],
  ['北看台老张', '看台上的三十年'],
  ['算盘', '先算期望，再谈喜好'],
  ['橡皮擦', '错了就记下来'],
  ['黑白格', '战术板上的每一步'],
  ['三中卫', '阵型控'],
  ['双后腰', '稳字当头'],
  ['伪九号', '换个角度看锋线'],
  ['长椅', '教练的椅子最难坐'],
  ['第十二人', '球迷写给球迷'],
  ['球票收藏家', '每张票根一篇笔记'],
  ['远射', '胆子大，样本小'],
] as const

/** From nobody's luck to a few who are early: most know nothing the market does not. */
const SKILLS = [0, 0, 8, 0, 15, 0, 30, 0, 45, 10] as const

export const seasonExperts: readonly SeasonExpert[] = [
  known('jing', '静水', '只看让球，不看名气', 2, 40),
  known('nan', '南看台', '把大小球当作节奏来读', 2, 20),
  known('bei', '北岸', '联赛中游的比赛更有规律', 2, 0),
  known('ye', '夜读盘口', '夜里看五大联赛', 1, 12),
  known('chuan', '川上', '先看伤停，再看指数', 1, 0),
  known('yan', '燕北', '防守数据爱好者', 1, 25),
  ...PENS.map(([name, bio], at): SeasonExpert => ({
    id: `pen${at + 1}`,
    name,
    bio,
    level: at % 3 === 2 ? 1 : 2,
    skill: SKILLS[at % SKILLS.length]!,
    writes: at % 3 === 0 ? 3 : 1,
  })),
]

/** Those who write about basketball alone. */
export const courtExperts: readonly SeasonExpert[] = [
  known('ban', '篮板左侧', '先看篮板，再看命中率', 2, 30),
  known('kong', '控卫日记', '从回合数读让分', 2, 10),
  known('tan', '弹地传球', '只写看完录像的球队', 2, 0),
]

function known(id: string, name: string, bio: string, level: 1 | 2, skill: number): SeasonExpert {
  return { id, name, bio, level, skill, writes: 3 }
}
