import type { StaticSection } from '#kit/pages/static-page.tsx'
import type { MarketName } from './markets.ts'

interface Explained extends StaticSection {
  /** The tables of offers it is about. */
  readonly about?: readonly MarketName[]
}

/** What the figures of basketball mean, what somebody asks about first. */
export function explained(about?: string): readonly StaticSection[] {
  const isAsked = (section: Explained) => section.about?.some((name) => name === about) ?? false
  return [...SECTIONS.filter(isAsked), ...SECTIONS.filter((section) => !isAsked(section))]
}

const SECTIONS: readonly Explained[] = [
  {
    title: '比赛时间',
    text: [
      '一场比赛分四节。NBA 与 CBA 每节 12 分钟，其他联赛每节 10 分钟。',
      '计时只算比赛进行的时间，暂停、罚球和死球时停表。列表与详情显示的是本节剩余时间，“三 4:21”表示第三节还剩 4 分 21 秒。',
      '数据源没有报告停表时，页面上的钟继续走到 0:00 为止，以官方为准。',
      '第二节结束后为中场。其他节间显示“完”，例如“一 完”。',
    ],
  },
  {
    title: '加时',
    text: [
      '四节打平则加时，每个加时 5 分钟，仍打平再加，直到分出胜负，因此全场没有平局。',
      '总分含加时。让分、大小分与胜负的结果均按含加时的总分计算，半场与单节结果不含加时。',
    ],
  },
  {
    title: '列表各栏',
    text: [
      '客队在上，主队在下，名称后标有“客”与“主”。',
      '一、二、三、四为各节得分，正在进行的一节加粗；最右为总分。加时得分计入总分，各个加时的比分在详情的节次表中。',
      '得分后该行短暂高亮。比分被更正时以“更正”标出，不会悄悄改动。',
    ],
  },
  {
    title: '让分',
    about: ['asian'],
    text: [
      '让分按主队写：-7.5 表示主队让 7.5 分，+3.5 表示主队受让 3.5 分，0 表示不让分。',
      '主队得分加上让分后高于客队，主队赢盘；低于客队，客队赢盘；相等为走盘。例如 -7.5 时，主队须净胜 8 分或以上才赢盘。',
      '让分旁的数字为水位，即不含本金的回报：0.92 表示每 1 份赢 0.92 份。客水为客队的，主水为主队的；列表显示主队水位。',
    ],
  },
  {
    title: '大小分',
    about: ['overUnder'],
    text: [
      '大小分比较两队总分之和与开出的分数：高于为大，低于为小，相等为走。两旁的数字为大与小的水位。',
    ],
  },
  {
    title: '胜负',
    about: ['european'],
    text: [
      '胜负为两队获胜的欧指，含本金：1.60 表示每 1 份拿回 1.60 份。客队在前。',
      '返还率由两个指数算出：押满两边时每 100 份能拿回的份数，余下的归公司。',
    ],
  },
  {
    title: '指数表',
    about: ['asian', 'overUnder', 'european'],
    text: [
      '每家公司一行：上面是现在的，下面是初盘。名称后写“终盘”的是开赛前最后一次，写“滚球”的是比赛中的。点一行看它的每次变化。',
      '红色▲为高于初盘，绿色▼为低于初盘；让分看让分的一方，让得更多为▲。',
    ],
  },
  {
    title: '背靠背与三连战',
    text: [
      '仅标 NBA 与 WNBA。比赛日期与前一场正好相差一天，标“背靠背”。',
      '三场比赛的首尾日期正好相差两天，这三场都标“背靠背”，其中最后一场标“三连战”。',
      '日期按北京时间计算。标签写在哪一队后面，就是哪一队连续作战；列表位置不够时写作“背”与“三”。',
    ],
  },
  {
    title: '球员数据',
    text: [
      '投篮、三分、罚球写作“命中-出手”，投篮包含三分。',
      '+/- 为球员在场期间本队净得分，正数表示在场时领先对手。',
      '投篮分布图以进攻的篮筐为上方，圆点为命中，叉为未中，罚球不在图中。',
    ],
  },
]
