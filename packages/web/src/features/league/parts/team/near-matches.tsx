import type { ReactNode } from 'react'
import { Card } from '#ui/card/card.tsx'
import { Section } from '#ui/section/section.tsx'

interface NearMatchesProps<Match> {
  /** Soonest first. */
  readonly upcoming: readonly Match[]
  /** Latest first. */
  readonly recent: readonly Match[]
  readonly row: (match: Match) => ReactNode
}

/** The next match and the last one, for who only wants to know when and how. */
export function NearMatches<Match extends { readonly id: string }>({
  upcoming: [next],
  recent: [last],
  row,
}: NearMatchesProps<Match>) {
  return (
    <>
      {next && (
        <Card as="div">
          <Section inCard title="下一场">
            {row(next)}
          </Section>
        </Card>
      )}
      {last && (
        <Card as="div">
          <Section inCard title="上一场">
            {row(last)}
          </Section>
        </Card>
      )}
    </>
  )
}
