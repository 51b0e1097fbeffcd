import type { ReactNode } from 'react'
import type { Loading } from '#kit/pages/loaded.tsx'
import { DataCard } from '#sport/data-card/data-card.tsx'
import type { HistoryChoice, LineWords } from '#features/match-parts/history-choice.ts'
import { HistorySwitches } from './history-switches.tsx'

interface HistoryCardProps<T> {
  readonly title: string
  readonly fact?: ReactNode
  readonly height: number
  readonly isEmpty?: (data: T) => boolean
  readonly emptyText?: string
  readonly query: Loading<T>
  readonly choice: HistoryChoice
  readonly onChoice: (choice: HistoryChoice) => void
  readonly lines: LineWords
  readonly children: (data: T) => ReactNode
}

/** Past matches under the choice of them and what is counted. */
export function HistoryCard<T>({ choice, onChoice, lines, ...card }: HistoryCardProps<T>) {
  const label = `${card.title}筛选`
  return (
    <DataCard
      {...card}
      top={<HistorySwitches {...{ label, choice, lines }} onChange={onChoice} />}
    />
  )
}
