/** What the demo's operator has written. No sentence names a result. */
export const articles = [
  {
    id: 'demo-news-1',
    channel: 'headline',
    title: '资讯、社区与聊天室开放，战报由比赛记录写成',
    hoursAgo: 3,
    paragraphs: [
      '比赛结束后，战报会根据比赛记录自动写成，标注“自动生成”和来源；编辑部撰写的内容署名“本站编辑部”。',
      '开启防剧透后，标题与正文里的比分会先收起，点一下再看；设置了电视延迟的，晚到的部分同样按延迟显示。',
      '社区里新成员的前两条内容先审后发。发现广告、辱骂或欺诈，请点“举报”，三人举报后内容会先收起，由运营核对。',
    ],
  },
  {
    id: 'demo-news-2',
    channel: 'data',
    title: '怎样读懂一场比赛的走势：进球之外的三个数字',
    hoursAgo: 9,
    paragraphs: [
      '射门次数说明有没有机会，射正比例说明机会好不好，危险进攻的节奏说明这些机会是不是还会来。三个数字一起看，比单看比分更能说明场上发生了什么。',
      '走势图里连续十分钟偏向一侧，往往意味着另一侧出球困难。这时换人和站位的变化，比此前的比分更值得留意。',
      '这些数字来自比赛记录，没有记录的比赛不会显示，也不会用推测补上。',
    ],
  },
  {
    id: 'demo-news-3',
    channel: 'football',
    title: '主客场差距为什么在缩小',
    hoursAgo: 20,
    paragraphs: [
      '旅途更短、场地更好、看台更安静，主场优势的来源都在变弱。联赛页的主客场积分可以按赛季对照着看。',
      '杯赛单回合淘汰又是另一回事：中立场没有主场，赛程疏密的影响更大。',
    ],
  },
  {
    id: 'demo-news-4',
    channel: 'basketball',
    title: '背靠背怎么看：先看旅途，再看轮换',
    hoursAgo: 26,
    paragraphs: [
      '赛程列表会标出背靠背和三天两赛。同样是第二晚，在同一座城市和飞过三个时区不是一回事。',
      '轮换深度决定第四节还有没有力气。统计页里替补得分和出场时间可以一起看。',
    ],
  },
  {
    id: 'demo-news-5',
    channel: 'notice',
    title: '赛程编号与比赛日的说明',
    hoursAgo: 40,
    paragraphs: [
      '比赛日从当天中午到次日中午计算，编号在比赛日内排列，只作查找之用。本站只提供数据与资讯，不出售彩票，不接受任何形式的投注。',
    ],
  },
  {
    id: 'demo-news-6',
    channel: 'headline',
    title: '一晚几十场，先把想看的加进关注',
    hoursAgo: 6,
    paragraphs: [
      '比分列表每一行右侧的星标就是关注。关注的比赛另有一页，进球提醒也只说这些场次。',
      '不想提前知道比分的场次，可以在设置里打开防剧透：列表、资讯和聊天室会一起收起，点一下再看。',
    ],
  },
  {
    id: 'demo-news-7',
    channel: 'football',
    title: '角球多不等于机会多',
    hoursAgo: 15,
    paragraphs: [
      '角球常常来自被封堵的射门和传中，说明球在对方半场停留得久，却不说明进攻的质量。射正和禁区内的射门更接近“机会”两个字。',
      '比赛页的统计里，角球、射正和危险进攻排在一起，正是为了让人对照着看。',
    ],
  },
  {
    id: 'demo-news-8',
    channel: 'basketball',
    title: '看一节比赛，先看失误，再看命中率',
    hoursAgo: 31,
    paragraphs: [
      '命中率在一节之内起伏很大，失误和进攻篮板更能说明哪一边控制了回合数。',
      '分节比分和两队的统计都在比赛页里，可以对照着看。',
    ],
  },
  {
    id: 'demo-news-9',
    channel: 'data',
    title: '命中率要和场次一起看',
    hoursAgo: 34,
    paragraphs: [
      '十场中七场和一百场中六十场，哪一个更可信，取决于场次。专家页的命中率旁边总写着场次，场次太少时写“样本不足”。',
      '过往战绩不代表未来。每一条战绩都能在“战绩核验”里核对：开赛前锁定，之后不能修改。',
    ],
  },
] as const

export const topics = [
  { id: 'topic-1', name: '看台热议', note: '今晚看到的那一下，写在这里' },
  { id: 'topic-2', name: '数据控', note: '用数字说话，欢迎贴出处' },
  { id: 'topic-3', name: '篮球夜话', note: '背靠背、轮换和最后一攻' },
] as const

export const posts: readonly DemoPost[] = [
  {
    id: 'demo-post-1',
    topicId: 'topic-1',
    by: 'zhu',
    text: '两次丢球都在换边之后五秒内。不是防线的问题，是丢球那一下没人上前延缓。下半场如果还是这样，我更担心最后一刻钟。',
    likes: 4,
    comments: [
      { by: 'tang', text: '第二个丢球前六秒，中场两个人都在看球，没人去逼持球人。' },
      { by: 'zhu', text: '对，就是那一下。后腰的位置太深了。', answers: 0 },
      { by: 'feng', text: '我们这边觉得是体能，客场三天两赛。' },
    ],
  },
  {
    id: 'demo-post-2',
    topicId: 'topic-1',
    by: 'feng',
    text: '边锋内收之后边路全是空当，边后卫敢不敢套上去才是关键。',
    likes: 2,
    comments: [{ by: 'chen', text: '套上去身后就空了，还是看后腰补不补位。' }],
  },
  {
    id: 'demo-post-3',
    topicId: 'topic-2',
    by: 'chen',
    text: '把近十轮的射正比例拉出来看，波动最大的反而是排名中游的几支，样本还是太小，别急着下结论。',
    likes: 3,
    comments: [{ by: 'mei', text: '同意，十轮只能当线索。' }],
  },
  {
    id: 'demo-post-4',
    topicId: 'topic-3',
    by: 'tang',
    text: '背靠背第二晚先看轮换名单再看盘面，主力打不打够三十分钟差别太大了。',
    likes: 1,
    comments: [],
  },
]

interface DemoPost {
  readonly id: string
  readonly topicId: string
  readonly by: string
  readonly text: string
  readonly likes: number
  readonly comments: readonly { by: string; text: string; answers?: number }[]
}

export const chatLines = [
  { by: 'chen', text: '今晚首发什么时候出' },
  { by: 'feng', text: '一般提前一小时' },
  { by: 'zhu', text: '希望中卫能赶上，后防太缺人了' },
  { by: 'tang', text: '先看热身名单吧' },
] as const

export const searches = [
  { word: '英超', people: 5 },
  { word: '积分榜', people: 4 },
  { word: '老魏聊盘', people: 3 },
  { word: 'NBA', people: 3 },
  { word: '欧冠', people: 2 },
] as const
