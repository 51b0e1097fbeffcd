import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { eyeOff } from '#ui/icon/page.ts'
import s from './shielded-score.module.css'

export interface ShieldedNoteProps {
  /** What is kept back: 积分榜含已隐藏的比赛. */
  title: string
  text?: string
  /** Left out where it is still on its way. */
  onShow?: (() => void) | undefined
}

/** In place of everything that would tell a result: a table, a list of events, a tab. */
export const ShieldedNote = ({ title, text, onShow }: ShieldedNoteProps) => (
  <div className={s.note} role="note">
    <Icon glyph={eyeOff} size={22} />
    <b>{title}</b>
    {text && <p>{text}</p>}
    {onShow && (
      <Button look="ghost" size="s" onClick={onShow}>
        点按查看
      </Button>
    )}
  </div>
)
