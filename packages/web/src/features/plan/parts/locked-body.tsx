import { lock } from '#ui/icon/control.ts'
import { Icon } from '#ui/icon/icon.tsx'
import s from './locked-body.module.css'

/** Where the paid text would stand. The bars are drawn here: nothing of the text is in the page. */
export function LockedBody({ text = '解锁后查看选项与理由' }: { text?: string }) {
  return (
    <section className={s.locked} aria-label={text}>
      <i className={s.bar} />
      <i className={s.bar} />
      <i className={s.bar} />
      <p className={s.note}>
        <Icon glyph={lock} size={18} />
        {text}
      </p>
      <i className={s.bar} />
      <i className={s.bar} />
    </section>
  )
}
