import type { ReactNode } from 'react'
import { Dotted } from '#ui/dotted/dotted.tsx'
import { NightPanel } from '#ui/night-panel/night-panel.tsx'
import { NavBar } from '#ui/nav-bar/nav-bar.tsx'
import { goBack } from '#kit/go.ts'
import s from './profile-head.module.css'

interface ProfileHeadProps {
  readonly mark: ReactNode
  readonly name: string
  readonly lines: readonly ReactNode[]
  /** What can be done with whom it is about. */
  readonly action?: ReactNode
}

/** Who this page is about, on the night panel. */
export function ProfileHead({ mark, name, lines, action }: ProfileHeadProps) {
  return (
    <NightPanel>
      <NavBar on="night" onBack={goBack} />
      <div className={s.head}>
        {mark}
        <div className={s.words}>
          <h1 className={s.name}>
            <Dotted text={name} />
          </h1>
          {lines.map((line, at) => (
            <p key={at} className={s.line}>
              {line}
            </p>
          ))}
        </div>
        {action && <div className={s.action}>{action}</div>}
      </div>
    </NightPanel>
  )
}
