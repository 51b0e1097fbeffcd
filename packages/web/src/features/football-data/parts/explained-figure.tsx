import type { Explained } from '@linmen/domain/odds/explained.ts'
import { useState } from 'react'
import { cx } from '#ui/class-names.ts'
import { Sheet } from '#ui/sheet/sheet.tsx'
import s from './explained-figure.module.css'

interface ExplainedFigureProps {
  readonly title: string
  readonly explained: Explained
  readonly className?: string | undefined
}

/** A figure that says how it came about: tapped, it prints its formula with the inputs it has. */
export function ExplainedFigure({ title, explained, className }: ExplainedFigureProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={cx(s.figure, className)}
        aria-label={`${title} ${explained.figure}，查看算法`}
        onClick={() => setOpen(true)}
      >
        {explained.figure}
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={title}>
        {open && <Told explained={explained} />}
      </Sheet>
    </>
  )
}

function Told({ explained: { formula, steps, figure } }: Pick<ExplainedFigureProps, 'explained'>) {
  const inputs = steps.slice(0, -1)
  const last = steps.at(-1)
  return (
    <div className={s.told}>
      <p className={s.formula}>{formula}</p>
      <p className={s.last}>
        <span>{last?.sum} =</span> <b>{figure}</b>
      </p>
      {inputs.length > 0 && (
        <dl className={s.steps}>
          {inputs.map(({ name, sum, figure: value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {sum} = <b>{value}</b>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className={s.note}>数值按打印的位数逐步计算，可自行验算。</p>
    </div>
  )
}
