export interface HelpTopic {
  readonly key: string
  readonly title: string
  readonly questions: readonly { readonly ask: string; readonly answer: string }[]
}

export const helpTopics: readonly HelpTopic[] = [
  {
    key: 'account',
    title: '账号与登录',
    questions: [
      {
        ask: '收不到验证码怎么办？',
        answer:
          '同一手机号 60 秒内只能获取一次，一小时最多 5 次。请检查短信拦截，确认号码无误后再试；仍收不到请联系客服。',
      },
      {
        ask: '忘记密码怎么办？',
        answer:
          '在登录页选择“密码登录”，点“忘记密码”，用短信验证码重设。重设后所有设备需要重新登录。',
      },
      {
        ask: '怎样更换手机号？',
        answer: '在“我的－个人资料－手机号”里，先验证当前手机号，再绑定新手机号。',
      },
    ],
  },
  {
    key: 'pay',
    title: '金币与购买',
    questions: [
      {
        ask: '金币能提现吗？',
        answer:
          '充值的金币只能用于购买平台内容，不能提现。专家收入和合伙人收入是现金余额，可以提现。',
      },
      {
        ask: '买的方案比赛取消了怎么办？',
        answer: '比赛取消，或者推迟超过 36 小时，方案全额自动退回金币，不需要申请。',
      },
      {
        ask: '怎样给自己设消费上限？',
        answer:
          '在“消费日记”里设置每月上限，调低立即生效，调高 72 小时后生效；也可以开启冷静期，期间不能充值和购买。',
      },
    ],
  },
  {
    key: 'match',
    title: '比分与数据',
    questions: [
      {
        ask: '比分比电视快，怎么办？',
        answer:
          '在“设置－观赛”里选择电视同步延迟，比分、事件和提醒都会晚这么久出现；也可以打开防剧透。',
      },
      {
        ask: '模型的概率是怎么来的？',
        answer:
          '模型只用赛前能知道的数据计算，每个页面都写明样本和更新时间。概率不是承诺，仅供参考。',
      },
    ],
  },
]
