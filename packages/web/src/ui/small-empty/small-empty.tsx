import { GoalArt } from '#ui/goal-art/goal-art.tsx'
import s from './small-empty.module.css'

export interface SmallEmptyProps {
  title?: string
  text?: string
  art?: 'data' | 'message'
}

export function SmallEmpty({ title = '暂无数据', text, art = 'data' }: SmallEmptyProps) {
  return (
    <div className={s.state}>
      <GoalArt kind={art} />
      <b className={s.title}>{title}</b>
      {text && <p className={s.text}>{text}</p>}
    </div>
  )
}
