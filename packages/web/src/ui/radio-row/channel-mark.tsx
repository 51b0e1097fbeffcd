import s from './channel-mark.module.css'

/** Payment channels carry one character on a coloured square, never a foreign logo. */
export function ChannelMark({ text, colour }: { text: string; colour: string }) {
  return (
    <span className={s.mark} style={{ background: colour }} aria-hidden="true">
      {text}
    </span>
  )
}
