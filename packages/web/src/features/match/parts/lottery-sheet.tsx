import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { LotteryGame } from '@linmen/contract/match/football.schemas.ts'
import { RadioRow } from '#ui/radio-row/radio-row.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { LOTTERIES } from './lotteries.ts'
import s from './lottery-sheet.module.css'

interface LotterySheetProps {
  readonly sport: Sport
  readonly value: LotteryGame | null
  readonly onChange: (lottery: LotteryGame | null) => void
  readonly onClose: () => void
}

export function LotterySheet({ sport, value, onChange, onClose }: LotterySheetProps) {
  const choose = (key: LotteryGame | 'all') => {
    onChange(key === 'all' ? null : key)
    onClose()
  }
  return (
    <Sheet open onClose={onClose} title="彩种">
      <div role="radiogroup" aria-label="彩种" className={s.choices}>
        {LOTTERIES[sport].map(({ key, name, note }) => (
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
