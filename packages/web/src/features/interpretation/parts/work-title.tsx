import s from './work-title.module.css'

/** The title of an interpretation, or of what looks back at one. */
export const WorkTitle = ({ text }: { text: string }) => <h2 className={s.title}>{text}</h2>
