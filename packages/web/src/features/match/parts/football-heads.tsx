import { companyName } from '@linmen/domain/odds/companies.ts'
import s from './football-heads.module.css'

/** The columns of a football row, and whose odds stand in it. */
export function FootballHeads({ company }: { company: number }) {
  return (
    <div className={s.heads} aria-hidden="true">
      <span className={s.league}>赛事</span>
      <span className={s.teams}>
        主队 / 客队{' '}
        <span className={s.company}>
          <i>指数</i> {companyName(company)}
        </span>
      </span>
      <span className={s.corner}>角</span>
      <span className={s.figure}>半</span>
      <span className={s.figure}>比分</span>
    </div>
  )
}
