import { Press } from '#ui/press/press.tsx'
import s from './waiting-lines.module.css'

/** New lines that wait above while somebody reads further down; a tap goes to them. */
export const WaitingLines = ({ count, onShow }: { count: number; onShow: () => void }) =>
  count > 0 && (
    <Press className={s.pill} onClick={onShow}>
      有 {count} 条新内容
    </Press>
  )
