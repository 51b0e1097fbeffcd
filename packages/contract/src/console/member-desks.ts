import { column, desk, filter } from '#kit/desk.ts'

const roleWords = {
  member: { text: '会员' },
  expert: { text: '专家' },
  operator: { text: '运营' },
}
const levelWords = { '0': { text: '普通' }, '1': { text: '实验室用户' }, '2': { text: '战绩红人' } }
const holdWords = {
  money: { text: '冻结资金', tone: 'warn' },
  all: { text: '封停', tone: 'bad' },
} as const
const outboxWords = {
  waiting: { text: '待发送', tone: 'wait' },
  sent: { text: '已发送', tone: 'good' },
  stuck: { text: '等人处理', tone: 'bad' },
} as const
const couponStates = { issued: { text: '未使用', tone: 'wait' }, used: { text: '已使用' } } as const
const couponCategories = {
  general: { text: '通用' },
  plan: { text: '方案' },
  interpretation: { text: '解读' },
  vip: { text: '会员' },
  charge: { text: '充值' },
}

const outboxKinds = { sms: { text: '短信' }, push: { text: '推送' } }
const sessionKinds = { browser: { text: '浏览器' }, token: { text: '程序' } }
const codeCategories = {
  general: { text: '通用' },
  plan: { text: '方案' },
  interpretation: { text: '解读' },
}
const codeStates = {
  open: { text: '可兑换', tone: 'good' },
  spent: { text: '已兑完', tone: 'warn' },
  over: { text: '已结束' },
} as const

const feedbackKinds = {
  other: { text: '其他' },
  fault: { text: '故障' },
  idea: { text: '建议' },
  payment: { text: '支付' },
  content: { text: '内容' },
  account: { text: '账号' },
}
const answeredWords = {
  open: { text: '待回复', tone: 'wait' },
  answered: { text: '已回复', tone: 'good' },
} as const

const sightWords = {
  purchase: { text: '已购' },
  coupon: { text: '优惠券' },
  message: { text: '消息' },
  post: { text: '社区' },
}
const sightStates = {
  open: { text: '可用', tone: 'good' },
  used: { text: '已使用' },
  over: { text: '已过期' },
  back: { text: '已退款' },
  unread: { text: '未读', tone: 'wait' },
  read: { text: '已读' },
  away: { text: '不展示', tone: 'warn' },
} as const

export const memberDesks = {
  sight: desk({
    name: 'sight',
    title: '会员所见',
    area: 'members',
    filters: { memberId: filter.text('会员编号'), kind: filter.choice('哪里', sightWords) },
    columns: {
      id: column.id('编号'),
      atMs: column.time('时间'),
      kind: column.word('哪里', sightWords),
      title: column.text('标题'),
      state: column.word('状态', sightStates),
      amount: column.money('金额'),
    },
  }),
  members: desk({
    name: 'members',
    title: '会员',
    area: 'members',
    filters: {
      q: filter.text('手机、编号、昵称或订单号'),
      role: filter.choice('身份', roleWords),
      hold: filter.choice('限制', holdWords),
    },
    columns: {
      id: column.id('编号'),
      number: column.count('会员号'),
      name: column.text('昵称'),
      phone: column.text('手机', { short: true }),
      role: column.word('身份', roleWords),
      level: column.word('级别', levelWords),
      hold: column.word('限制', holdWords),
      joinedAtMs: column.time('注册'),
      seenAtMs: column.time('最近使用', { aside: true }),
      coins: column.money('充值金币', { aside: true }),
      promo: column.money('赠送金币', { aside: true }),
      cash: column.money('可提现', { aside: true }),
      spent: column.money('累计实付', { aside: true }),
      gaggedUntilMs: column.time('禁言到', { aside: true }),
      bannedAtMs: column.time('社区拉黑于', { aside: true }),
      holdReason: column.text('限制原因', { aside: true }),
    },
  }),
  sessions: desk({
    name: 'sessions',
    title: '登录',
    area: 'members',
    filters: { memberId: filter.text('会员编号') },
    columns: {
      id: column.id('登录编号'),
      memberId: column.person('会员'),
      kind: column.word('方式', sessionKinds),
      platform: column.text('平台'),
      agent: column.text('渠道'),
      begunAtMs: column.time('开始'),
      seenAtMs: column.time('最近使用'),
    },
  }),
  coupons: desk({
    name: 'coupons',
    title: '优惠券',
    area: 'coupons',
    filters: {
      q: filter.text('券号或会员'),
      state: filter.choice('状态', couponStates),
      category: filter.choice('用途', couponCategories),
    },
    columns: {
      id: column.id('券号'),
      memberId: column.person('会员'),
      name: column.text('名称'),
      category: column.word('用途', couponCategories),
      worth: column.money('面额'),
      threshold: column.money('满'),
      fromMs: column.time('自'),
      toMs: column.time('到'),
      state: column.word('状态', couponStates),
      orderId: column.id('订单', { aside: true, leadsTo: ['orders', 'q'] }),
      atMs: column.time('发放', { aside: true }),
    },
  }),
  couponCodes: desk({
    name: 'couponCodes',
    title: '兑换码',
    area: 'coupons',
    filters: {
      q: filter.text('兑换码或名称'),
      state: filter.choice('状态', codeStates),
      category: filter.choice('用途', codeCategories),
    },
    columns: {
      id: column.id('兑换码'),
      name: column.text('名称'),
      category: column.word('用途', codeCategories),
      worth: column.money('面额'),
      threshold: column.money('满'),
      used: column.count('已兑换'),
      limit: column.count('可兑换人数'),
      atMs: column.time('自'),
      endsAtMs: column.time('到'),
      state: column.word('状态', codeStates),
      days: column.count('兑换后有效天数', { aside: true }),
      lastUsedAtMs: column.time('最近兑换', { aside: true }),
    },
  }),
  feedback: desk({
    name: 'feedback',
    title: '意见反馈',
    area: 'support',
    filters: {
      state: filter.choice('状态', answeredWords),
      kind: filter.choice('类别', feedbackKinds),
      q: filter.text('编号、会员或文字'),
    },
    columns: {
      id: column.id('编号'),
      atMs: column.time('提交'),
      kind: column.word('类别', feedbackKinds),
      memberId: column.id('会员', { leadsTo: ['members', 'q'] }),
      name: column.text('昵称'),
      content: column.text('内容'),
      state: column.word('状态', answeredWords),
      pictures: column.count('图片', { aside: true }),
      answer: column.text('答复', { aside: true }),
      answeredBy: column.person('答复人', { aside: true }),
      answeredAtMs: column.time('答复时间', { aside: true }),
    },
  }),
  outbox: desk({
    name: 'outbox',
    title: '发件箱',
    area: 'outbox',
    filters: {
      q: filter.text('编号'),
      kind: filter.choice('类别', outboxKinds),
      state: filter.choice('状态', outboxWords),
    },
    columns: {
      id: column.id('编号'),
      kind: column.word('类别', outboxKinds),
      to: column.text('收件'),
      state: column.word('状态', outboxWords),
      tries: column.count('已试'),
      problem: column.text('问题'),
      atMs: column.time('提交'),
      sentAtMs: column.time('发出'),
    },
  }),
}
