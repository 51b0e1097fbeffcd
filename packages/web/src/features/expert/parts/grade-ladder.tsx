import { gradeName } from '@linmen/domain/expert/grade.ts'
import { cx } from '#ui/class-names.ts'
import s from './grade-ladder.module.css'

const [LOWEST, SHOWN] = [10, 5]

/** The grades around one's own, from the lower to the higher: passed, reached, ahead. */
export function GradeLadder({ grade }: { readonly grade: number }) {
  const lowest = Math.min(LOWEST, Math.max(SHOWN, grade + 2))
  return (
    <ol className={s.ladder} aria-label="等级阶梯">
      {Array.from({ length: SHOWN }, (_, at) => lowest - at).map((each) => (
        <li
          key={each}
          className={cx(s.step, each > grade && s.past, each === grade && s.now)}
          aria-current={each === grade ? 'step' : undefined}
        >
          {gradeName(each)}
        </li>
      ))}
    </ol>
  )
}
