import type { InterpretationFigure } from '@linmen/contract/interpretation/interpretation.schemas.ts'
import s from './figure-box.module.css'

/** Shares as bars, with the sample they were counted from. */
export const FigureBox = ({ figure }: { figure: InterpretationFigure }) => (
  <figure className={s.box}>
    <dl className={s.bars}>
      {figure.bars.map(({ label, share }) => (
        <div key={label} className={s.row}>
          <dt className={s.label}>{label}</dt>
          <dd className={s.value}>
            <span className={s.track}>
              <i className={s.bar} style={{ width: `${share}%` }} />
            </span>
            <b className={s.share}>{share}%</b>
          </dd>
        </div>
      ))}
    </dl>
    <figcaption className={s.caption}>
      {figure.title}，n = {figure.sample}
    </figcaption>
  </figure>
)
