import { companyName } from '@linmen/domain/odds/companies.ts'
import s from './basketball-heads.module.css'

/** The columns of a basketball row, away first, and whose odds stand in it. */
export function BasketballHeads({ company }: { company: number }) {
  return (
    <div className={s.heads} aria-hidden="true">
      <span className={s.league}>赛事</span>
      <span className={s.teams}>
        客队 / 主队{' '}
        <span className={s.company}>
          <i>指数</i> {companyName(company)}
        </span>
      </span>
      <span>一</span>
      <span>二</span>
      <span>三</span>
      <span>四</span>
      <span>总分</span>
    </div>
  )
}
