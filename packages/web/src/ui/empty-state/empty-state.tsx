import { Button } from '#ui/button/button.tsx'
import { GoalArt } from '#ui/goal-art/goal-art.tsx'
import s from './empty-state.module.css'

export interface EmptyStateProps {
  title: string
  /** Why it is empty. */
  text?: string
  /** A basketball page has a hoop instead of the goal. */
  sport?: 'football' | 'basketball'
  /** The one next step. */
  action?: { text: string; href?: string; onClick?: () => void }
}

export function EmptyState({ title, text, sport, action }: EmptyStateProps) {
  return (
    <div className={s.state}>
      <GoalArt kind={sport === 'basketball' ? 'hoop' : 'empty'} />
      <h2 className={s.title}>{title}</h2>
      {text && <p className={s.text}>{text}</p>}
      {action && (
        <div className={s.action}>
          <Button href={action.href} onClick={action.onClick}>
            {action.text}
          </Button>
        </div>
      )}
    </div>
  )
}
