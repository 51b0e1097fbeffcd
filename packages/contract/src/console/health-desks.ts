import { column, desk, filter } from '#kit/desk.ts'

const channelWords = {
  list: { text: '比分列表' },
  match: { text: '比赛' },
  league: { text: '联赛' },
  chat: { text: '聊天室' },
  own: { text: '会员消息' },
}

const mishapWords = {
  call: { text: '接口出错', tone: 'bad' },
  job: { text: '任务出错', tone: 'bad' },
  books: { text: '账本', tone: 'bad' },
  record_log: { text: '公开日志', tone: 'bad' },
  match_store: { text: '比分与记录不符', tone: 'bad' },
  demo: { text: '演示数据', tone: 'bad' },
  process: { text: '进程', tone: 'bad' },
  relay: { text: '进程间通信', tone: 'warn' },
  forged_notice: { text: '伪造的渠道通知', tone: 'warn' },
  upgrade: { text: '实时连接未建立', tone: 'warn' },
  socket: { text: '实时连接出错', tone: 'warn' },
  greedy_socket: { text: '连接索取过多', tone: 'warn' },
  slow_reader: { text: '接收过慢', tone: 'warn' },
  too_many_connections: { text: '连接过多', tone: 'warn' },
} as const

/** What the process that answers counts of itself: nothing of it is stored. */
export const healthDesks = {
  live: desk({
    name: 'live',
    title: '实时连接',
    area: 'dashboard',
    filters: { kind: filter.choice('类别', channelWords) },
    columns: {
      id: column.id('频道'),
      kind: column.word('类别', channelWords),
      readers: column.count('正在接收'),
    },
  }),
  mishaps: desk({
    name: 'mishaps',
    title: '异常',
    area: 'dashboard',
    filters: { kind: filter.choice('类别', mishapWords), q: filter.text('请求编号或接口') },
    columns: {
      id: column.id('请求编号'),
      atMs: column.time('时间'),
      kind: column.word('类别', mishapWords),
      path: column.text('接口'),
      problem: column.text('错误'),
    },
  }),
}
