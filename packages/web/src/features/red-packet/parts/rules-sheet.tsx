import { AWARD_DAYS, ROUND_MS } from '@linmen/domain/red-packet/rain-rules.ts'
import { Button } from '#ui/button/button.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import s from './rain-round.module.css'

const RULES = [
  '足球比赛进球一分钟后开始，五分钟内可以参加，每个进球每人一次。',
  `一轮点击时间 ${ROUND_MS / 1000} 秒，同一场比赛两轮之间至少间隔 1 分钟。`,
  '奖池和份数在开始前用随机种子定好，先公布种子的指纹，结束后公布种子，任何人都可以验算。点击次数不影响金额。',
  `得到的金币 ${AWARD_DAYS} 天内有效，只能在本站使用，不能提现。`,
  '进球被取消的，不再开始新的红包雨；已经抢到的不收回。',
]

export const RulesSheet = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Sheet
    open={open}
    onClose={onClose}
    title="进球红包雨规则"
    footer={
      <Button size="l" onClick={onClose}>
        我知道了
      </Button>
    }
  >
    <ol className={s.rules}>
      {RULES.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ol>
  </Sheet>
)
