import { addDays, businessDay, dayWord } from '@linmen/domain/match/business-day.ts'
import { serverNowMs } from '#kit/clock.ts'
import { useNotedWord } from '#kit/noted-choice.ts'
import { DateStrip } from '#ui/date-strip/date-strip.tsx'

const BEFORE = 4
const AFTER = 2

/** A week of days around today, noted in the address. */
export function useDayChoice() {
  const today = businessDay(serverNowMs())
  const [word, onChange] = useNotedWord('date')
  const days = Array.from({ length: BEFORE + AFTER + 1 }, (_, at) => addDays(today, at - BEFORE))
  const value = word !== undefined && days.includes(word) ? word : today
  return { today, days, value, onChange }
}

export const DayChoice = ({ today, days, value, onChange }: ReturnType<typeof useDayChoice>) => (
  <DateStrip
    days={days.map((day) => ({
      key: day,
      top: dayWord(day, today),
      figure: String(Number(day.slice(8))),
      label: `${day.slice(5)} ${dayWord(day, today)}`,
    }))}
    value={value}
    onChange={onChange}
  />
)
