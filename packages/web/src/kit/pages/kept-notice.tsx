import { beijingTime } from '@linmen/domain/match/business-day.ts'
import { Button } from '#ui/button/button.tsx'
import s from './kept-notice.module.css'

type Props = { sinceMs: number; busy: boolean; onRetry: () => void }

/** A refresh failed, the old data stays: say so, and how old it is. */
export function KeptNotice({ sinceMs, busy, onRetry }: Props) {
  return (
    <div className={s.notice} role="status">
      <span>已保留上次数据，{beijingTime(sinceMs)} 更新</span>
      <Button look="ghost" size="s" busy={busy} onClick={onRetry}>
        重新加载
      </Button>
    </div>
  )
}
