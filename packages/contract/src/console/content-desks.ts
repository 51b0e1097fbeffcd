import { column, desk, filter } from '#kit/desk.ts'
import { goodsWords } from './money-desks.ts'

const applicationWords = {
  pending: { text: '待审核', tone: 'wait' },
  accepted: { text: '已通过', tone: 'good' },
  refused: { text: '已驳回' },
} as const
const postWords = {
  waiting: { text: '待审核', tone: 'wait' },
  shown: { text: '展示中', tone: 'good' },
  hidden: { text: '举报隐藏', tone: 'warn' },
  removed: { text: '已移除' },
} as const
const postKinds = { post: { text: '帖子' }, comment: { text: '评论' } }
export const foulWords = {
  other: { text: '其他' },
  abuse: { text: '辱骂' },
  advert: { text: '广告' },
  fraud: { text: '欺诈' },
  politics: { text: '违规' },
  vulgar: { text: '低俗' },
  spoiler: { text: '剧透' },
}
export const channelWords = {
  headline: { text: '要闻' },
  report: { text: '战报' },
  football: { text: '足球' },
  basketball: { text: '篮球' },
  data: { text: '数据' },
  notice: { text: '公告' },
  flash: { text: '快讯' },
}
const saleWords = {
  on: { text: '在售', tone: 'good' },
  off: { text: '已停售' },
} as const
const changeWords = {
  waiting: { text: '待生效', tone: 'wait' },
  done: { text: '已生效', tone: 'good' },
  cancelled: { text: '已取消' },
} as const
const campaignWords = {
  couponSpree: { text: '券包' },
  vipOffer: { text: '会员优惠' },
  topUpGift: { text: '充值礼' },
  invitation: { text: '邀请礼' },
  lossReturn: { text: '未中补给' },
  cupSeason: { text: '杯赛季' },
}
const announcementWords = {
  notice: { text: '公告' },
  system: { text: '系统' },
  promotion: { text: '活动' },
}
const timeWords = {
  running: { text: '进行中', tone: 'good' },
  later: { text: '未开始', tone: 'wait' },
  over: { text: '已结束' },
} as const

export const contentDesks = {
  applications: desk({
    name: 'applications',
    title: '专家申请',
    area: 'experts',
    filters: { state: filter.choice('状态', applicationWords), q: filter.text('会员') },
    columns: {
      id: column.id('申请号'),
      atMs: column.time('提交'),
      memberId: column.id('会员', { leadsTo: ['members', 'q'] }),
      name: column.text('昵称'),
      reason: column.text('申请理由'),
      state: column.word('状态', applicationWords),
      posts: column.count('社区发帖', { aside: true }),
      reports: column.count('被举报', { aside: true }),
      joinedAtMs: column.time('注册', { aside: true }),
      answer: column.text('答复', { aside: true }),
      decidedBy: column.person('处理人', { aside: true }),
      decidedAtMs: column.time('处理时间', { aside: true }),
    },
  }),
  experts: desk({
    name: 'experts',
    title: '专家与级别',
    area: 'experts',
    filters: { q: filter.text('会员') },
    columns: {
      id: column.id('会员', { leadsTo: ['members', 'q'] }),
      name: column.text('昵称'),
      level: column.count('级别'),
      grade: column.count('等级'),
      sharePercent: column.count('分成百分比'),
      plans: column.count('方案'),
      followers: column.count('关注'),
      changedAtMs: column.time('最近调整'),
      why: column.text('调整原因', { aside: true }),
    },
  }),
  posts: desk({
    name: 'posts',
    title: '社区审核',
    area: 'content',
    filters: {
      state: filter.choice('状态', postWords),
      kind: filter.choice('类型', postKinds),
      q: filter.text('编号、会员或文字'),
    },
    columns: {
      id: column.id('编号'),
      kind: column.word('类型', postKinds),
      atMs: column.time('时间'),
      memberId: column.person('会员'),
      body: column.text('内容'),
      reports: column.count('举报'),
      state: column.word('状态', postWords),
      reportedFor: column.text('举报理由', { aside: true }),
      foul: column.word('理由', foulWords, { aside: true }),
      appeal: column.text('申诉', { aside: true }),
      changedBy: column.person('处理人', { aside: true }),
      postId: column.id('所在帖子', { aside: true, leadsTo: ['posts', 'q'] }),
    },
  }),
  articles: desk({
    name: 'articles',
    title: '资讯',
    area: 'news',
    filters: { channel: filter.choice('栏目', channelWords), q: filter.text('编号或标题') },
    columns: {
      id: column.id('编号'),
      atMs: column.time('发布'),
      channel: column.word('栏目', channelWords),
      title: column.text('标题'),
      source: column.text('来源'),
      reads: column.count('阅读'),
      automatic: column.flag('系统撰写'),
      by: column.person('发布人', { aside: true }),
      marked: column.flag('带格式', { aside: true }),
      /** With its markup where it has some; cut where it is longer than a column may be. */
      text: column.text('正文', { aside: true }),
      removedAtMs: column.time('撤下'),
    },
  }),
  products: desk({
    name: 'products',
    title: '套餐与会员价目',
    area: 'products',
    filters: { goods: filter.choice('类别', goodsWords), sale: filter.choice('状态', saleWords) },
    columns: {
      id: column.id('编号'),
      goods: column.word('类别', goodsWords),
      name: column.text('名称'),
      price: column.money('价格'),
      quantity: column.count('次数'),
      days: column.count('天数'),
      sale: column.word('状态', saleWords),
      sold: column.count('已售'),
      atMs: column.time('上架', { aside: true }),
    },
  }),
  priceChanges: desk({
    name: 'priceChanges',
    title: '定时调价',
    area: 'products',
    filters: { state: filter.choice('状态', changeWords), productId: filter.text('商品编号') },
    columns: {
      id: column.id('编号'),
      productId: column.id('商品', { leadsTo: ['priceChanges', 'productId'] }),
      name: column.text('名称'),
      price: column.money('改为'),
      sale: column.word('上下架', saleWords),
      startsAtMs: column.time('生效'),
      state: column.word('状态', changeWords),
      why: column.text('原因'),
      setBy: column.person('设定人', { aside: true }),
      atMs: column.time('设定', { aside: true }),
      endedAtMs: column.time('结束', { aside: true }),
    },
  }),
  promotions: desk({
    name: 'promotions',
    title: '活动',
    area: 'promotions',
    filters: { state: filter.choice('状态', timeWords) },
    columns: {
      id: column.id('活动'),
      title: column.text('标题'),
      kind: column.word('类型', campaignWords),
      startsAtMs: column.time('开始'),
      endsAtMs: column.time('结束'),
      state: column.word('状态', timeWords),
      budget: column.money('预算'),
      spent: column.money('已用'),
      lead: column.text('说明', { aside: true }),
    },
  }),
  ads: desk({
    name: 'ads',
    title: '弹窗与广告位',
    area: 'promotions',
    filters: { state: filter.choice('状态', timeWords) },
    columns: {
      id: column.id('编号'),
      form: column.word('形式', { place: { text: '广告位' }, popUp: { text: '弹窗' } }),
      location: column.count('位置'),
      content: column.text('文字'),
      startsAtMs: column.time('开始'),
      endsAtMs: column.time('结束'),
      state: column.word('状态', timeWords),
    },
  }),
  announcements: desk({
    name: 'announcements',
    title: '站内广播',
    area: 'broadcast',
    filters: { q: filter.text('标题') },
    columns: {
      id: column.id('编号'),
      atMs: column.time('发布'),
      kind: column.word('类别', announcementWords),
      title: column.text('标题'),
      content: column.text('内容'),
      received: column.count('已送达'),
    },
  }),
  feeds: desk({
    name: 'feeds',
    title: '数据源',
    area: 'feeds',
    filters: {},
    columns: {
      id: column.id('来源'),
      title: column.text('内容'),
      lastAtMs: column.time('最近一条'),
      lagSeconds: column.count('距今（秒）'),
      rows: column.count('今日条数'),
    },
  }),
}
