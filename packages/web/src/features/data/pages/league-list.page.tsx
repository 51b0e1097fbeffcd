import type { House } from '@linmen/contract/kit/codec.ts'
import type { area, LeagueEntry } from '@linmen/contract/sportdata/atlas.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { catalogueQuery } from '#features/data/data.queries.ts'
import { byCountry, hotFirst, lettersOf } from '#features/data/league-order.ts'
import { CountryGroups, LetterIndex } from '#features/data/parts/country-groups.tsx'
import { LeagueStrip } from '#features/data/parts/league-strip.tsx'
import { go, hrefTo } from '#kit/go.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { search } from '#ui/icon/basic.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'

type Area = 'all' | House<typeof area>

const AREAS: readonly { key: Area; label: string }[] = [
  { key: 'all', label: '全部' },
  { key: 'world', label: '洲际' },
  { key: 'europe', label: '欧洲' },
  { key: 'america', label: '美洲' },
  { key: 'asia', label: '亚洲' },
  { key: 'africa', label: '非洲' },
  { key: 'oceania', label: '大洋洲' },
]

/** Every competition, by country and level. */
export function Page() {
  const query = useQuery(catalogueQuery())
  const [shown, show] = useState<Area>('all')
  const open = (leagueId: string) => go('LeagueDataPage', { leagueId })
  return (
    <PageFrame
      title="全部赛事"
      right={
        <IconButton
          glyph={search}
          label="搜索"
          href={hrefTo('SearchPage', { sport: 'football' })}
        />
      }
    >
      <Loaded query={query} skeleton={<SkeletonRows count={12} />}>
        {({ countries, categories }) => {
          const leagues = hotFirst(categories)
          const inArea = countries.filter((each) => shown === 'all' || each.area === shown)
          const groups = byCountry(inArea, leagues)
          return (
            <>
              <LeagueStrip leagues={leagues.filter(isHot)} value={undefined} onChange={open} />
              <Tabs label="地区" items={AREAS} value={shown} onChange={show} />
              <LetterIndex letters={lettersOf(groups)} />
              <CountryGroups groups={groups} />
            </>
          )
        }}
      </Loaded>
    </PageFrame>
  )
}

const isHot = ({ hot }: LeagueEntry) => hot
