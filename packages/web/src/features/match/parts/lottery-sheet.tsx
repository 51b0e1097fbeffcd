import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { LotteryGame } from '@linmen/contract/match/football.schemas.ts'
import { RadioRow } from '#ui/radio-row/radio-row.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import s from './lottery-sheet.module.css'

type Choice = { key: LotteryGame | 'all'; name: string; note?: string }

const CHOICES: Record<Sport, readonly Choice[]> = {
  football: [
    { key: 'all', name: '全部' },
    { key: 'footballSingle', name: '竞彩', note: '竞彩足球在售比赛' },
    { key: 'beijingSingle', name: '北单', note: '北京单场' },
    { key: 'winDrawLose', name: '足彩', note: '胜负彩 14 场' },
  ],
  basketball: [
    { key: 'all', name: '全部' },
    { key: 'basketballSingle', name: '竞彩', note: '竞彩篮球在售比赛' },
  ],
}

export const lotteryName = (sport: Sport, lottery: LotteryGame | null) =>
  CHOICES[sport].find(({ key }) => key === (lottery ?? 'all'))?.name ?? '全部'

interface LotterySheetProps {
  readonly sport: Sport
  readonly open: boolean
  readonly value: LotteryGame | null
  readonly onChange: (lottery: LotteryGame | null) => void
  readonly onClose: () => void
}

export function LotterySheet({ sport, open, value, onChange, onClose }: LotterySheetProps) {
  const choose = (key: LotteryGame | 'all') => {
    onChange(key === 'all' ? null : key)
    onClose()
  }
  return (
    <Sheet open={open} onClose={onClose} title="彩种">
      <div role="radiogroup" aria-label="彩种" className={s.choices}>
        {CHOICES[sport].map(({ key, name, note }) => (
          <RadioRow
            key={key}
            name="lottery"
            value={key}
            checked={key === (value ?? 'all')}
            onChange={choose}
            title={name}
            note={note}
          />
        ))}
      </div>
    </Sheet>
  )
}
