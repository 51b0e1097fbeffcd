import type { Explained } from '@linmen/domain/odds/explained.ts'
import { createContext, useContext, useState, type ReactNode } from 'react'
import { Sheet } from '#ui/sheet/sheet.tsx'
import s from './explained-figure.module.css'

interface Figure {
  readonly title: string
  readonly explained: Explained
}

const Explain = createContext<(figure: Figure) => void>(() => {})

/** Holds the one sheet in which the figures inside explain themselves. */
export function Explaining({ children }: { children: ReactNode }) {
  const [figure, setFigure] = useState<Figure | null>(null)
  return (
    <Explain value={setFigure}>
      {children}
      <Sheet open={figure !== null} onClose={() => setFigure(null)} title={figure?.title ?? ''}>
        {figure && <Told explained={figure.explained} />}
      </Sheet>
    </Explain>
  )
}

/** A figure that says how it came about: tapped, it prints its formula with the inputs it has. */
export function ExplainedFigure({ title, explained }: Figure) {
  const explain = useContext(Explain)
  return (
    <button
      type="button"
      className={s.figure}
      aria-label={`${title} ${explained.figure}，查看算法`}
      onClick={() => explain({ title, explained })}
    >
      {explained.figure}
    </button>
  )
}

function Told({ explained: { formula, steps, figure } }: Pick<Figure, 'explained'>) {
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
