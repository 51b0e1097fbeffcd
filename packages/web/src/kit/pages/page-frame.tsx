import { goBack } from '#kit/go.ts'
import { useTitle } from '#kit/address/title.ts'
import { BottomBar } from '#ui/bottom-bar/bottom-bar.tsx'
import { cx } from '#ui/class-names.ts'
import { NavBar } from '#ui/nav-bar/nav-bar.tsx'
import type { ReactNode } from 'react'
import s from './page-frame.module.css'

export interface PageFrameProps {
  readonly title: string
  /** Beside the title. */
  readonly right?: ReactNode
  /** Instead of the bar: a night header, or nothing on a tab page. */
  readonly header?: ReactNode
  /** Stays at the bottom edge: the one main action of the page. */
  readonly action?: ReactNode
  /** White to the bottom, for pages without cards. */
  readonly plain?: boolean
  readonly children: ReactNode
}

/** What every page has: a title, a way back, room for its one action. */
export function PageFrame(props: PageFrameProps) {
  const { title, right, header, action, plain, children } = props
  useTitle(title)
  return (
    <div className={cx(s.page, plain && s.plain)}>
      {header === undefined ? <NavBar title={title} onBack={goBack} right={right} /> : header}
      <div className={s.content}>{children}</div>
      {action && <BottomBar>{action}</BottomBar>}
    </div>
  )
}
