import { goBack } from '#kit/go.ts'
import { useTitle } from '#kit/title.ts'
import { BottomBar } from '#ui/bottom-bar/bottom-bar.tsx'
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
  readonly children: ReactNode
}

/** What every page has: a title, a way back, room for its one action. */
export function PageFrame({ title, right, header, action, children }: PageFrameProps) {
  useTitle(title)
  return (
    <div className={s.page}>
      {header === undefined ? <NavBar title={title} onBack={goBack} right={right} /> : header}
      <div className={s.content}>{children}</div>
      {action && <BottomBar>{action}</BottomBar>}
    </div>
  )
}
