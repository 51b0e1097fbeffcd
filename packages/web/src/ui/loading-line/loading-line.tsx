import s from './loading-line.module.css'

/** At the top edge while the next page is on its way. */
export const LoadingLine = () => <div className={s.line} role="progressbar" aria-label="加载中" />
