/** What accounts are called where people read the books; behind a colon may stand whose or which one it is. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^bank$/, '银行存款'],
  [/^psp:/, '支付渠道应收'],
  [/^member:(?:.+:)?paid$/, '会员充值金币'],
  [/^member:(?:.+:)?promo$/, '会员赠送金币'],
  [/^member:(?:.+:)?cash$/, '会员可提现'],
  [/^expert:(?:.+:)?pending$/, '专家待结算分成'],
  [/^withdraw_pending/, '提现冻结'],
  [/^receivable:expert/, '专家应退分成'],
  [/^promo_pool:/, '活动奖池'],
  [/^payout_clearing:/, '打款在途'],
  [/^refund_clearing:/, '退款在途'],
  [/^suspense:/, '挂账'],
  [/^tax_withheld$/, '代扣税'],
  [/^deferred:pack/, '未用完的套餐'],
  [/^deferred:vip/, '未到期的会员费'],
  [/^deferred:push/, '未到期的包月私推'],
  [/^sales:plan$/, '方案收入'],
  [/^sales:interpretation$/, '解读收入'],
  [/^sales:pack$/, '套餐收入'],
  [/^sales:vip$/, '会员费收入'],
  [/^sales:model$/, '模型收入'],
  [/^sales:subscription$/, '包月私推收入'],
  [/^revenue:breakage$/, '到期未用转收入'],
  [/^revenue:fee$/, '手续费收入'],
  [/^promo_expense:/, '赠送费用'],
  [/^expert_share_expense$/, '专家分成费用'],
  [/^partner_share_expense$/, '合作分成费用'],
  [/^psp_fee$/, '渠道手续费'],
  [/^loss$/, '损失'],
]

/** One without a name is told as it is written. */
export const accountWords = (code: string): string =>
  WORDS.find(([pattern]) => pattern.test(code))?.[1] ?? code
