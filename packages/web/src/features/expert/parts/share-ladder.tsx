import { sharePercent } from '@linmen/domain/expert/level.ts'
import { Card } from '#ui/card/card.tsx'
import s from './share-ladder.module.css'

/** The steps of the share, each with the highest grade it begins at. */
const STEPS = [
  { name: '实验室', level: 1, grade: 10 },
  { name: '七段', level: 2, grade: 10 },
  { name: '八段', level: 2, grade: 7 },
  { name: '九段', level: 2, grade: 4 },
  { name: '特级', level: 2, grade: 1 },
] as const

interface ShareLadderProps {
  /** What the expert gets now, in percent. */
  readonly percent: number
}

/** What each grade gets of the charged coins its readers paid, and where the expert stands. */
export const ShareLadder = ({ percent }: ShareLadderProps) => (
  <Card padded label="分成比例">
    <h2 className={s.title}>
      分成比例 <small>按读者实付的充值金币计算</small>
    </h2>
    <ol className={s.steps}>
      {STEPS.map(({ name, level, grade }) => {
        const share = sharePercent(level, grade)
        const own = share === percent
        return (
          <li key={name} className={s.step} {...(own && { 'aria-current': 'step' as const })}>
            <span className={s.bar} style={{ blockSize: `${32 + share * 2}px` }}>
              {share}%
            </span>
            {name}
          </li>
        )
      })}
    </ol>
  </Card>
)
