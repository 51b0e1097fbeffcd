interface FeatureSwitch {
  /** What it is called, as in 「…暂时关闭」. */
  readonly title: string
  /** What nobody can do while it is off. */
  readonly shuts: string
  /** The calls that answer `not_open` while it is off. What is no call of its own asks for itself. */
  readonly calls: readonly string[]
}

/** What an operator can shut and open again without a deployment. */
export const featureSwitches = {
  registration: {
    title: '新用户注册',
    shuts: '用密码、验证码或其他应用第一次进来；已有账号照常登录',
    calls: [],
  },
  chat: { title: '直播间发言', shuts: '在比赛聊天室说话；历史照常可看', calls: ['own.chat.say'] },
  community: {
    title: '社区发帖与评论',
    shuts: '写帖子和评论；已有内容照常可看',
    calls: ['own.community.writePost', 'own.community.writeComment'],
  },
  redPacket: {
    title: '红包雨',
    shuts: '拆红包；已得到的照常保留',
    calls: ['c.hd.match.redPacket.clickRed'],
  },
  charge: {
    title: '充值',
    shuts: '发起新的充值；已付款的照常入账',
    calls: [
      ...['c.user.new.charge', 'c.user.wapLlCharge', 'c.user.wapWeiboCharge'],
      ...['c.wxgzh.preDualPay', 'c.preDualWeiboPay', 'c.preDualH5Pay'],
    ],
  },
  withdrawal: {
    title: '提现',
    shuts: '申请新的提现；已申请的照常处理',
    calls: ['c.user.memberDrawMoney', 'c.user.memberDrawMoney.alipay'],
  },
  publishing: {
    title: '发布方案',
    shuts: '专家发布新方案；已发布的照常出售和结算',
    calls: ['c.plan.Publish'],
  },
  expertApply: {
    title: '申请成为专家',
    shuts: '提交新的申请；入口随之隐藏',
    calls: ['c.uc.formalExpertApply'],
  },
} as const satisfies Readonly<Record<string, FeatureSwitch>>

export type SwitchName = keyof typeof featureSwitches

export const switchNames = Object.keys(featureSwitches) as SwitchName[]

const byCall: ReadonlyMap<string, SwitchName> = new Map(
  switchNames.flatMap((name) => featureSwitches[name].calls.map((call) => [call, name] as const)),
)

/** The switch that has to be on for a call. */
export const switchOfCall = (call: string): SwitchName | undefined => byCall.get(call)
