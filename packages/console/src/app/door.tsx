import { Card } from 'antd'
import type { ReactNode } from 'react'
import { Mark } from './mark.tsx'

interface Props {
  readonly title: string
  readonly children: ReactNode
}

/** What stands before the desks. */
export const Door = ({ title, children }: Props) => (
  <main className="door">
    <Card>
      <div className="door-mark">
        <Mark />
      </div>
      <h1>{title}</h1>
      {children}
    </Card>
  </main>
)
