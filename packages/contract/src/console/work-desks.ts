import { column, desk, filter } from '#kit/desk.ts'
import { foulWords } from './content-desks.ts'

const viewWords = {
  shown: { text: '展示中', tone: 'good' },
  hidden: { text: '已下架', tone: 'warn' },
} as const
const stageWords = {
  onSale: { text: '在售', tone: 'good' },
  closed: { text: '待结算', tone: 'wait' },
  settled: { text: '已结算' },
} as const
const mediumWords = { written: { text: '图文' }, video: { text: '视频' } }

const work = {
  id: column.id('编号'),
  atMs: column.time('发布'),
  expertId: column.id('专家', { leadsTo: ['experts', 'q'] }),
  expert: column.text('昵称'),
  title: column.text('标题'),
  match: column.text('比赛'),
  kickOffAtMs: column.time('开赛', { aside: true }),
  price: column.money('价格'),
  stage: column.word('阶段', stageWords),
  view: column.word('展示', viewWords),
  teaser: column.text('公开导语', { aside: true }),
  hiddenReason: column.text('下架原因', { aside: true }),
  hiddenBy: column.person('下架人', { aside: true }),
  hiddenAtMs: column.time('下架时间', { aside: true }),
}
const filters = {
  view: filter.choice('展示', viewWords),
  stage: filter.choice('阶段', stageWords),
  q: filter.text('编号、专家或文字'),
}

/** What experts sell, as far as everybody may read it, and what members object to. */
export const workDesks = {
  plans: desk({ name: 'plans', title: '方案审核', area: 'content', filters, columns: work }),
  interpretations: desk({
    name: 'interpretations',
    title: '解读与视频',
    area: 'content',
    filters: { ...filters, medium: filter.choice('形式', mediumWords) },
    columns: {
      ...work,
      medium: column.word('形式', mediumWords),
      lead: column.text('公开部分', { aside: true }),
    },
  }),
  appeals: desk({
    name: 'appeals',
    title: '申诉',
    area: 'content',
    filters: { q: filter.text('编号、会员或文字') },
    columns: {
      id: column.id('编号'),
      atMs: column.time('申诉于'),
      memberId: column.person('会员'),
      body: column.text('内容'),
      foul: column.word('移除理由', foulWords),
      appeal: column.text('申诉'),
      changedBy: column.person('处理人', { aside: true }),
      writtenAtMs: column.time('发表', { aside: true }),
    },
  }),
}
