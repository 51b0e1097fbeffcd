import { Fragment } from 'react'
import s from './paid-text.module.css'

const HEADING = /^## +/

/** Paragraphs, and headings where a line begins with their mark. */
export function PaidText({ text }: { text: string }) {
  return (
    <>
      {text.split('\n').map((line, at) => (
        <Fragment key={at}>{partOf(line.trim())}</Fragment>
      ))}
    </>
  )
}

function partOf(line: string) {
  if (line === '') return null
  if (HEADING.test(line)) return <h3 className={s.heading}>{line.replace(HEADING, '')}</h3>
  return <p className={s.line}>{line}</p>
}
