import { goBack } from '#kit/go.ts'
import { NavBar } from '#ui/nav-bar/nav-bar.tsx'
import { PageFrame, type PageFrameProps } from './page-frame.tsx'
import s from './night-frame.module.css'

/** A page that is night in both themes: memberships, promotions. */
export function NightFrame({ title, right, header, ...rest }: PageFrameProps) {
  const bar = header ?? <NavBar on="page" title={title} onBack={goBack} right={right} />
  return (
    <div className={s.night} data-theme="dark" data-night>
      <PageFrame title={title} header={bar} {...rest} />
    </div>
  )
}
