import { Card } from '#ui/card/card.tsx'
import type { ReactNode } from 'react'
import { PageFrame } from './page-frame.tsx'
import s from './static-page.module.css'

export interface StaticSection {
  readonly title?: string
  readonly text: readonly string[]
}

export interface StaticPageProps {
  readonly title: string
  readonly sections?: readonly StaticSection[]
  readonly children?: ReactNode
  readonly action?: ReactNode
}

/** Rules, agreements, explanations: words that are the same for everybody. */
export function StaticPage({ title, sections = [], children, action }: StaticPageProps) {
  return (
    <PageFrame title={title} action={action}>
      <div className={s.body}>
        {children}
        {sections.map((section, at) => (
          <Card key={section.title ?? at} padded bare>
            {section.title && <h2 className={s.title}>{section.title}</h2>}
            {section.text.map((line) => (
              <p key={line} className={s.line}>
                {line}
              </p>
            ))}
          </Card>
        ))}
      </div>
    </PageFrame>
  )
}
