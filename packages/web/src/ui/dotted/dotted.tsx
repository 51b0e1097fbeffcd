import { Fragment } from 'react'
import s from './dotted.module.css'

/** Words joined by middle dots, such as a foreign name. A line breaks after a dot, never before it nor inside a word. */
export const Dotted = ({ text }: { text: string }) => (
  <span className={s.words}>
    {text.split(AFTER_DOT).map((piece, at) => (
      <Fragment key={at}>
        {at > 0 && <wbr />}
        {piece.replace(SPACE_BEFORE_DOT, '\u00a0')}
      </Fragment>
    ))}
  </span>
)

const AFTER_DOT = /(?<=[·・•‧])/
const SPACE_BEFORE_DOT = / (?=[·・•‧])/
