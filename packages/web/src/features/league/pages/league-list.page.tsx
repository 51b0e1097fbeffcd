import type { House } from '@linmen/contract/kit/codec.ts'
import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { area, LeagueEntry } from '@linmen/contract/league/atlas.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  basketballCatalogueQuery,
  basketballCountriesQuery,
} from '#features/league/basketball.queries.ts'
import { catalogueQuery } from '#features/league/league.queries.ts'
import { byCountry, hotFirst, lettersOf } from '#features/league/league-order.ts'
import { CountryGroups, LetterIndex } from '#features/league/parts/centre/country-groups.tsx'
import { LeagueStrip } from '#features/league/parts/centre/league-strip.tsx'
import { go, hrefTo } from '#kit/go.ts'
import { Loaded, type Loading } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { useScreenParams } from '#kit/shown.ts'
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

/** Every competition of a sport, by country and level. */
export function Page() {
  const { sport = 'football' } = useScreenParams('LeagueListPage')
  return sport === 'basketball' ? <BasketballLeagues /> : <FootballLeagues />
}

function FootballLeagues() {
  const query = useQuery(catalogueQuery())
  return (
    <Leagues
      sport="football"
      query={query}
      of={({ countries, categories }) => ({ countries, leagues: hotFirst(categories) })}
    />
  )
}

function BasketballLeagues() {
  const countries = useQuery(basketballCountriesQuery())
  const query = useQuery(basketballCatalogueQuery())
  return (
    <Leagues
      sport="basketball"
      query={countries.data ? query : { ...query, ...notYet(countries) }}
      of={({ leagues }) => ({ countries: countries.data?.countries ?? [], leagues })}
    />
  )
}

/** Leagues stand under their countries: without these there is nothing to show. */
const notYet = ({ error, isPending }: { error: Error | null; isPending: boolean }) => ({
  data: undefined,
  error,
  isPending,
})

interface Atlas {
  readonly countries: readonly (Parameters<typeof byCountry>[0][number] & { readonly area: Area })[]
  readonly leagues: readonly LeagueEntry[]
}

interface LeaguesProps<Answer> {
  readonly sport: Sport
  readonly query: Loading<Answer>
  readonly of: (answer: Answer) => Atlas
}

function Leagues<Answer>({ sport, query, of }: LeaguesProps<Answer>) {
  const [shown, show] = useState<Area>('all')
  const page = sport === 'football' ? 'LeagueDataPage' : 'BkLeaguePage'
  return (
    <PageFrame
      title={sport === 'football' ? '全部赛事' : '全部篮球赛事'}
      right={<IconButton glyph={search} label="搜索" href={hrefTo('SearchPage', { sport })} />}
    >
      <Loaded query={query} skeleton={<SkeletonRows count={12} />}>
        {(answer) => {
          const { countries, leagues } = of(answer)
          const inArea = countries.filter((each) => shown === 'all' || each.area === shown)
          const groups = byCountry(inArea, leagues)
          return (
            <>
              <LeagueStrip
                leagues={leagues.filter(isHot)}
                value={undefined}
                onChange={(leagueId) => go(page, { leagueId })}
              />
              <Tabs label="地区" items={AREAS} value={shown} onChange={show} />
              <LetterIndex letters={lettersOf(groups)} />
              <CountryGroups groups={groups} hrefOf={(leagueId) => hrefTo(page, { leagueId })} />
            </>
          )
        }}
      </Loaded>
    </PageFrame>
  )
}

const isHot = ({ hot }: LeagueEntry) => hot
