import { Chip } from '#ui/chip/chip.tsx'
import {
  baseText,
  type HistoryChoice,
  type LineWords,
} from '#features/match-parts/history-choice.ts'
import s from './history-switches.module.css'

interface HistorySwitchesProps {
  readonly label: string
  readonly choice: HistoryChoice
  readonly lines: LineWords
  readonly onChange: (choice: HistoryChoice) => void
}

/** Narrows past matches: same league, same venue, first halves, ten or twenty. What is counted stands below. */
export function HistorySwitches({ label, choice, lines, onChange }: HistorySwitchesProps) {
  const { sameLeague, sameVenue, part, pageSize } = choice
  const change = (more: Partial<HistoryChoice>) => onChange({ ...choice, ...more })
  return (
    <>
      <div className={s.switches} role="group" aria-label={label}>
        <Chip active={sameLeague} onClick={() => change({ sameLeague: !sameLeague })}>
          同赛事
        </Chip>
        <Chip active={sameVenue} onClick={() => change({ sameVenue: !sameVenue })}>
          同主客
        </Chip>
        <Chip
          active={part === 'half'}
          onClick={() => change({ part: part === 'half' ? 'full' : 'half' })}
        >
          半场
        </Chip>
        <Chip
          active={pageSize === 20}
          onClick={() => change({ pageSize: pageSize === 20 ? 10 : 20 })}
        >
          20 场
        </Chip>
      </div>
      <p className={s.base}>{baseText(choice, lines)}</p>
    </>
  )
}
