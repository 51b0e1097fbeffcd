import { column, desk, filter } from '#kit/desk.ts'
import { deedWords } from './deed-words.ts'

const roles = {
  owner: { text: '负责人' },
  finance: { text: '财务' },
  content: { text: '内容' },
  risk: { text: '风控' },
  support: { text: '客服' },
  reader: { text: '只读' },
}

const switchWords = {
  on: { text: '开放', tone: 'good' },
  off: { text: '关闭', tone: 'warn' },
} as const

export const operatorDesks = {
  operators: desk({
    name: 'operators',
    title: '运营人员',
    area: 'operators',
    filters: { id: filter.text('会员编号或手机'), role: filter.choice('角色', roles) },
    columns: {
      id: column.id('会员', { leadsTo: ['members', 'q'] }),
      name: column.text('昵称'),
      phone: column.text('手机'),
      role: column.word('角色', roles),
      factorSetAtMs: column.time('两步验证'),
      codesLeft: column.count('剩余恢复码'),
      sessions: column.count('当前登录'),
      addedAtMs: column.time('加入'),
    },
  }),
  operatorSessions: desk({
    name: 'operatorSessions',
    title: '运营登录',
    area: 'operators',
    filters: { memberId: filter.text('会员编号') },
    columns: {
      id: column.id('登录编号'),
      memberId: column.id('会员', { leadsTo: ['operators', 'id'] }),
      name: column.text('昵称'),
      ip: column.text('地址'),
      agent: column.text('浏览器'),
      begunAtMs: column.time('验证于'),
      seenAtMs: column.time('最近使用'),
      endsAtMs: column.time('最迟到'),
    },
  }),
  switches: desk({
    name: 'switches',
    title: '功能开关',
    area: 'switches',
    filters: { state: filter.choice('状态', switchWords) },
    columns: {
      id: column.id('开关'),
      title: column.text('功能'),
      state: column.word('状态', switchWords),
      shuts: column.text('关闭后不能'),
      changedAtMs: column.time('最近改动'),
      changedBy: column.person('改动人'),
      reason: column.text('原因', { aside: true }),
    },
  }),
  audit: desk({
    name: 'audit',
    title: '操作记录',
    area: 'audit',
    filters: {
      actor: filter.text('操作人'),
      subject: filter.text('对象'),
      deed: filter.choice('动作', deedWords),
      day: filter.day('日期'),
    },
    columns: {
      id: column.count('序号'),
      atMs: column.time('时间'),
      actor: column.person('操作人', { leadsTo: ['audit', 'actor'] }),
      deed: column.word('动作', deedWords),
      subject: column.id('对象', { leadsTo: ['audit', 'subject'] }),
      why: column.text('原因'),
      detail: column.json('内容', { aside: true }),
      before: column.json('之前', { aside: true }),
      after: column.json('之后', { aside: true }),
      prevHash: column.id('前一条的哈希', { aside: true }),
      hash: column.id('本条的哈希', { aside: true }),
    },
  }),
}
