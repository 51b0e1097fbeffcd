import s from './stale-line.module.css'

/** Says how old what is shown may be, also to people who listen; nothing while it is fresh. */
export const StaleLine = ({ text }: { text: string | false | null }) => (
  <div role="status">{text && <p className={s.line}>{text}</p>}</div>
)
