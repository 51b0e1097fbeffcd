import { saleRefusals } from '#pay/pay.refusals.ts'
import { refusal } from '#kit/refusal.ts'

export const planNotFound = refusal('plan.not_found', '方案不存在或已下架')
const planClosed = refusal('plan.closed', '比赛已开始，方案不再出售')

/** In the order in which a purchase checks them. */
export const planPayRefusals = { ...planNotFound, ...planClosed, ...saleRefusals }

/** Also said of a note to another expert. */
export const noteNotFound = refusal('note.not_found', '没有这条留言')
export const noteRefusals = {
  ...refusal('note.too_many', '同一方案最多留言 5 条'),
  ...refusal('note.forbidden', '留言含有不能发布的内容，请修改'),
}

const publishLevel = refusal('publish.level', '当前等级不能发布方案')
const publishPrice = refusal('publish.price', '实验室方案须免费；付费方案为 8 至 188 金币的整数')
const publishBegun = refusal('publish.begun', '比赛已开始，不能发布')
const publishTwice = refusal('publish.twice', '同一场同一玩法只能发布一次')
const publishFast = refusal('publish.fast', '15 秒内不可重复提交')
const publishWords = refusal('publish.words', '标题或理由含有不能发布的内容，请修改')
const publishMatch = refusal('publish.match', '没有这场比赛，或暂无可锁定的指数')
const publishOption = refusal('publish.option', '选项不正确')
const publishOdds = refusal('publish.odds', '指数过低，每项须不低于 1.20')
const publishContradiction = refusal('publish.contradiction', '与你已发布的方案或解读相矛盾')

/** In the order in which a publication is checked. */
export const publishRefusals = {
  ...publishLevel,
  ...publishPrice,
  ...publishWords,
  ...refusal('publish.reason', '理由需要 10 到 500 字'),
  ...refusal('publish.matches', '请选择一场比赛，二串一选两场不同的比赛'),
  ...publishMatch,
  ...publishBegun,
  ...publishOption,
  ...publishOdds,
  ...publishTwice,
  ...publishContradiction,
  ...refusal('publish.refunds', '不中退只用于付费方案，每周最多 3 篇'),
  ...refusal('publish.promise', '临场方案只选一场、须付费，承诺时间在开赛前 15 分钟以上'),
  ...publishFast,
}

/** In the order in which a plan on a pool is checked. */
export const poolRefusals = {
  ...publishLevel,
  ...publishPrice,
  ...publishWords,
  ...refusal('publish.issue', '没有这一期，或对阵尚未排定'),
  ...publishBegun,
  ...refusal('publish.places', '十四场须选满 14 场，任九须恰好选 9 场'),
  ...refusal('publish.triples', '全包（三选）最多 2 场'),
  ...refusal('publish.lines', '注数过多：十四场最多 512 注，任九最多 64 注'),
  ...publishTwice,
  ...publishFast,
}

/** In the order in which a promised pick is checked. */
export const giveRefusals = {
  ...planNotFound,
  ...refusal('give.given', '选项已给出，不可修改'),
  ...refusal('give.over', '承诺时间已过，方案已取消'),
  ...publishMatch,
  ...publishOption,
  ...publishWords,
  ...publishOdds,
  ...publishContradiction,
}
