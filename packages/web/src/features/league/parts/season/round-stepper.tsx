import { stepsAround, type RoundStep } from '#features/league/round-steps.ts'
import { chevronLeft, chevronRight } from '#ui/icon/basic.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import s from './round-stepper.module.css'

interface RoundStepperProps {
  readonly rounds: readonly RoundStep[]
  readonly shown: RoundStep | null
  readonly onChange: (round: number) => void
}

/** One round back, one round on, or any of them. */
export function RoundStepper({ rounds, shown, onChange }: RoundStepperProps) {
  const { before, after } = stepsAround(rounds, shown)
  const step = (to: RoundStep | null) => () => {
    if (to && to.round !== null) onChange(to.round)
  }
  return (
    <div className={s.stepper}>
      <IconButton
        glyph={chevronLeft}
        size={20}
        label={before ? `上一轮，${before.name}` : '没有上一轮'}
        disabled={!before}
        onClick={step(before)}
      />
      <select
        className={s.select}
        aria-label="轮次"
        value={shown?.round ?? ''}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {rounds.map(({ round, name }) => (
          <option key={`${round} ${name}`} value={round ?? ''}>
            {name}
          </option>
        ))}
      </select>
      <IconButton
        glyph={chevronRight}
        size={20}
        label={after ? `下一轮，${after.name}` : '没有下一轮'}
        disabled={!after}
        onClick={step(after)}
      />
    </div>
  )
}
