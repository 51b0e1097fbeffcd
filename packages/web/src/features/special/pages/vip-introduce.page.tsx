import { hrefTo } from '#kit/go.ts'
import { StaticPage } from '#kit/pages/static-page.tsx'
import { Button } from '#ui/button/button.tsx'

export const Page = () => (
  <StaticPage
    title="会员数据说明"
    sections={SECTIONS}
    action={<Button href={hrefTo('VipSpecialList') ?? ''}>看会员数据</Button>}
  />
)

const SECTIONS = [
  {
    title: '有哪些',
    text: [
      '情报：当天竞彩比赛的赛前信息，标明利好、不利或中立。',
      '同赔、凯利、离散、必发：工具背后的明细，逐家、逐时点列出。',
      '极限：两队当前连续与历史最长，分赛果、盘路、大小。',
      '伤停：缺阵球员、原因与预计回归。',
    ],
  },
  {
    title: '怎么查看',
    text: [
      '同赔、凯利、必发、极限、伤停与情报免费。',
      '离散度按场解锁：每天 1 次免费，之后 12 金币，会员 6 金币；数据会员与超级会员已含。',
      '已开赛的比赛全部免费查看。',
    ],
  },
  {
    title: '说明',
    text: [
      '所有数值由页面上的公式从公开报价算出，样本数与公司数写在旁边。',
      '少于最低样本时显示暂无数据，不收费。',
      '信息仅供参考，不构成任何投注建议。',
    ],
  },
]
