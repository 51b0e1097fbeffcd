import { Button } from '#ui/button/button.tsx'
import s from '#ui/empty-state/empty-state.module.css'
import { GoalArt } from '#ui/goal-art/goal-art.tsx'
import { refresh } from '#ui/icon/control.ts'
import { Icon } from '#ui/icon/icon.tsx'

export interface ErrorStateProps {
  title?: string
  /** What is still known, e.g. 已保留上次数据，03:05 更新. */
  note?: string
  onRetry: () => void
  busy?: boolean
}

export function ErrorState({
  title = '网络异常,请稍后再试',
  note,
  onRetry,
  busy,
}: ErrorStateProps) {
  return (
    <div className={s.state} role="alert">
      <GoalArt kind="error" />
      <h2 className={s.title}>{title}</h2>
      {note && <p className={s.text}>{note}</p>}
      <div className={s.action}>
        <Button
          look="ghost"
          busy={busy}
          icon={<Icon glyph={refresh} size={18} />}
          onClick={onRetry}
        >
          重新加载
        </Button>
      </div>
    </div>
  )
}
