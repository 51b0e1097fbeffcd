import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { RadioRow } from '#ui/radio-row/radio-row.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import type { ListChoice } from '#features/match/list-choice.ts'
import { LOTTERIES, type ListScope } from './lotteries.ts'
import s from './lottery-sheet.module.css'

interface LotterySheetProps {
  readonly sport: Sport
  readonly value: ListScope
  readonly onChange: (scope: Pick<ListChoice, 'lottery' | 'hot'>) => void
  readonly onClose: () => void
}

export function LotterySheet({ sport, value, onChange, onClose }: LotterySheetProps) {
  const choose = (key: ListScope) => {
    onChange({ lottery: key === 'all' || key === 'hot' ? null : key, hot: key === 'hot' })
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
            checked={key === value}
            onChange={choose}
            title={name}
            note={note}
          />
        ))}
      </div>
    </Sheet>
  )
}
