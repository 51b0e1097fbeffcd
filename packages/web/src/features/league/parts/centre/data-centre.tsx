import type { LeagueEntry } from '@linmen/contract/league/atlas.schemas.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState, type ComponentType, type ReactNode } from 'react'
import { useNote, useScreenWords } from '#kit/shown.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import type { LeagueViewProps } from '#features/league/parts/season/league-part.ts'
import { LeagueStrip, LeagueStripSkeleton } from './league-strip.tsx'

interface DataCentreProps {
  readonly title: string
  readonly header: ReactNode
  readonly query: UseQueryResult
  /** Those of the strip; the first is open. */
  readonly leagues: readonly LeagueEntry[]
  readonly allHref?: string
  readonly view: ComponentType<LeagueViewProps>
}

/** A strip of competitions, and the one that was chosen from all sides. A reload finds it. */
export function DataCentre({ title, header, query, leagues, allHref, view }: DataCentreProps) {
  const note = useNote()
  const [chosen, setChosen] = useState(useScreenWords()['leagueId'])
  const leagueId = (leagues.find(({ id }) => id === chosen) ?? leagues[0])?.id
  const choose = (id: string) => {
    setChosen(id)
    note({ leagueId: id, seasonId: null })
  }
  if (leagueId !== undefined) {
    const View = view
    const strip = { leagues, value: leagueId, onChange: choose, ...(allHref && { allHref }) }
    return (
      <View leagueId={leagueId} title={title} header={header} top={<LeagueStrip {...strip} />} />
    )
  }
  return (
    <PageFrame title={title} header={header}>
      <Loaded
        query={query}
        skeleton={
          <>
            <LeagueStripSkeleton />
            <SkeletonRows count={10} />
          </>
        }
        isEmpty={() => true}
        empty={{ title: '暂无赛事', text: '赛事资料正在整理' }}
      >
        {() => null}
      </Loaded>
    </PageFrame>
  )
}
