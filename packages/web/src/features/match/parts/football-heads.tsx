import s from './football-heads.module.css'

/** The columns of a football row. */
export function FootballHeads() {
  return (
    <div className={s.heads} aria-hidden="true">
      <span className={s.league}>赛事</span>
      <span>主队 / 客队</span>
      <span className={s.corner}>角</span>
      <span className={s.figure}>半</span>
      <span className={s.figure}>比分</span>
    </div>
  )
}
