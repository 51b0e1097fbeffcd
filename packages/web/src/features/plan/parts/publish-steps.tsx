import { Fragment } from 'react'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { check } from '#ui/icon/control.ts'
import s from './publish-steps.module.css'

const STEPS = ['比赛', '选项', '售卖', '理由'] as const

/** Where a publication stands: what is done, what comes now, what is left. */
export function PublishSteps({ done }: { readonly done: readonly boolean[] }) {
  const now = done.indexOf(false)
  return (
    <ol className={s.steps} aria-label="发布步骤">
      {STEPS.map((name, at) => (
        <Fragment key={name}>
          {at > 0 && <li className={cx(s.line, done[at - 1] && s.past)} aria-hidden="true" />}
          <li
            className={cx(s.step, done[at] && s.done, at === now && s.now)}
            aria-current={at === now ? 'step' : undefined}
          >
            <span className={s.dot}>{done[at] ? <Icon glyph={check} size={14} /> : at + 1}</span>
            {name}
            {done[at] && <span className="sr-only">已完成</span>}
          </li>
        </Fragment>
      ))}
    </ol>
  )
}
