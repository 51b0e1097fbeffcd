import { Children, type ReactNode } from 'react'
import { useSteps } from '#kit/rows/use-steps.ts'
import s from './in-steps.module.css'

/** Cards that appear one after the other, from above. What follows them waits out of sight. */
export function InSteps({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children)
  const drawn = useSteps(parts.length)
  return (
    <>
      {parts.slice(0, drawn)}
      {drawn < parts.length && <div className={s.room} />}
    </>
  )
}
