import s from './sides-legend.module.css'

/** Whose colour is whose, beside the title of a chart that says it in words. */
export const SidesLegend = ({ home, away }: { home: string; away: string }) => (
  <p className={s.legend} aria-hidden="true">
    <span className={s.home}>{home}</span>
    <span className={s.away}>{away}</span>
  </p>
)
