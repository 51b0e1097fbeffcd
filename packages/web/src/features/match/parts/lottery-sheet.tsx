import type { LotteryGame } from '@linmen/contract/match/football.schemas.ts'
import { RadioRow } from '#ui/radio-row/radio-row.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import s from './lottery-sheet.module.css'

const CHOICES: readonly { key: LotteryGame | 'all'; name: string; note?: string }[] = [
  { key: 'all', name: '全部' },
  { key: 'footballSingle', name: '竞彩', note: '竞彩足球在售比赛' },
  { key: 'beijingSingle', name: '北单', note: '北京单场' },
  { key: 'winDrawLose', name: '足彩', note: '胜负彩 14 场' },
]

export const lotteryName = (lottery: LotteryGame | null) =>
  CHOICES.find(({ key }) => key === (lottery ?? 'all'))?.name ?? '全部'

interface LotterySheetProps {
  readonly open: boolean
  readonly value: LotteryGame | null
  readonly onChange: (lottery: LotteryGame | null) => void
  readonly onClose: () => void
}

export function LotterySheet({ open, value, onChange, onClose }: LotterySheetProps) {
  const choose = (key: LotteryGame | 'all') => {
    onChange(key === 'all' ? null : key)
    onClose()
  }
  return (
    <Sheet open={open} onClose={onClose} title="彩种">
      <div role="radiogroup" aria-label="彩种" className={s.choices}>
        {CHOICES.map(({ key, name, note }) => (
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
