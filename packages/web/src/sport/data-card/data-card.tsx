import type { ResultChange } from '@linmen/contract/match/result-change.schemas.ts'
import type { ReactNode } from 'react'
import { failureText } from '#kit/policy/failure-text.ts'
import type { Loading } from '#kit/pages/loaded.tsx'
import { useRetry } from '#kit/policy/use-retry.ts'
import { ResultsVeil } from '#sport/shield/veil.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Section } from '#ui/section/section.tsx'
import { SkeletonGroup } from '#ui/skeleton/skeleton-group.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { widths } from '#ui/skeleton/widths.ts'
import { SmallEmpty } from '#ui/small-empty/small-empty.tsx'
import s from './data-card.module.css'

interface DataCardProps<T> {
  readonly title: string
  readonly fact?: ReactNode
  readonly aside?: ReactNode
  readonly query: Loading<T>
  /** About as high as what will stand there. */
  readonly height?: number
  readonly isEmpty?: (data: T) => boolean
  readonly emptyText?: string
  /** Which of its kind, where it is made of recent results and cannot leave one out. */
  readonly recent?: string
  /** When a result last changed it and when its newest match began, where that is known. */
  readonly changed?: ResultChange | undefined
  /** Choices that stay while the content changes. */
  readonly top?: ReactNode
  readonly children: (data: T) => ReactNode
}

/** One of many answers of a page. When it fails, it says so in its own place and the others stand. */
export function DataCard<T>({ title, fact, aside, top, ...rest }: DataCardProps<T>) {
  const { recent, changed, ...content } = rest
  const { query, isEmpty } = content
  const inside = <Content {...content} />
  // What has not come or holds nothing tells nothing.
  const veiled = recent !== undefined && query.data !== undefined && !isEmpty?.(query.data)
  return (
    <Card>
      <Section inCard title={title} fact={fact} aside={aside}>
        {top}
        {veiled ? (
          <ResultsVeil what={title} at={recent} changed={changed}>
            {inside}
          </ResultsVeil>
        ) : (
          inside
        )}
      </Section>
    </Card>
  )
}

type ContentProps<T> = Pick<
  DataCardProps<T>,
  'query' | 'height' | 'isEmpty' | 'emptyText' | 'children'
>

function Content<T>({ query, height = 160, isEmpty, emptyText, children }: ContentProps<T>) {
  const { data, error } = query
  if (data === undefined)
    return error && !query.isPending ? <Failed query={query} /> : <Waiting height={height} />
  if (isEmpty?.(data)) return <SmallEmpty {...(emptyText && { text: emptyText })} />
  return children(data)
}

/** Lines of a table on its way. */
const Waiting = ({ height }: { height: number }) => (
  <SkeletonGroup>
    {widths(Math.max(2, Math.round(height / LINE_PX))).map(([left, right], at) => (
      <div key={at} className={s.line}>
        <Skeleton width={left} />
        <Skeleton width={right} />
      </div>
    ))}
  </SkeletonGroup>
)

const LINE_PX = 40

function Failed({ query }: { query: Loading<unknown> }) {
  const retry = useRetry(query)
  return (
    <div className={s.failed} role="alert">
      <span>{failureText(query.error)}</span>
      <Button look="ghost" size="s" busy={query.isFetching} onClick={retry}>
        重新加载
      </Button>
    </div>
  )
}
