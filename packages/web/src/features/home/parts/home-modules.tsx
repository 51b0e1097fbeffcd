import { homeEndpoints } from '@linmen/contract/home/home.endpoints.ts'
import type { HomeModule } from '@linmen/contract/home/home.schemas.ts'
import { beijingTime } from '@linmen/domain/match/business-day.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useHost } from '#kit/host.ts'
import { hrefTo } from '#kit/go.ts'
import { lazyPart } from '#kit/lazy-part.tsx'
import { Loaded } from '#kit/pages/loaded.tsx'
import { read } from '#kit/read.ts'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Section } from '#ui/section/section.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import { SmallEmpty } from '#ui/small-empty/small-empty.tsx'
import { ArticleRow } from '#features/news/parts/public.ts'
import s from './home-modules.module.css'

const LateModule = lazyPart(async () => (await import('./late-module.tsx')).LateModule)

/** Parts that come below the fold, in the order the house has set. Each loads, fails and is empty on its own. */
export function HomeModules() {
  const { data } = useQuery(read(homeEndpoints.look, {}))
  const host = useHost()
  return (data?.modules ?? [])
    .filter(({ kind }) => kind !== 'topics' || host.shows('community'))
    .map((module) => <Module key={module.id} module={module} />)
}

function Module({ module }: { module: HomeModule }) {
  switch (module.kind) {
    case 'news':
      return <News module={module} />
    case 'topics':
      return <Topics module={module} />
    case 'focus':
      return <Focus module={module} />
    case 'leagues':
      return <Leagues module={module} />
    default:
      return (
        <Suspense>
          <LateModule module={module} />
        </Suspense>
      )
  }
}

const useModule = ({ id }: HomeModule) =>
  useQuery(read(homeEndpoints.module, { moduleId: id, pageNo: 1 }))

function News({ module }: { module: HomeModule }) {
  const query = useModule(module)
  const more = { text: '全部资讯', href: hrefTo('InformationPage')! }
  return (
    <Section title={module.title} more={more}>
      <Loaded query={query} skeleton={<SkeletonRows count={3} />}>
        {({ articles = [] }) =>
          articles.length === 0 ? (
            <SmallEmpty title="还没有资讯" />
          ) : (
            <Card className={s.news}>
              {articles.slice(0, 5).map((article) => (
                <ArticleRow key={article.id} article={article} />
              ))}
            </Card>
          )
        }
      </Loaded>
    </Section>
  )
}

function Topics({ module }: { module: HomeModule }) {
  const query = useModule(module)
  return (
    <Section title={module.title} more={{ text: '直播间', href: hrefTo('HomeLive')! }}>
      <Loaded query={query} skeleton={<SkeletonRows count={3} />}>
        {({ topics = [] }) =>
          topics.length === 0 ? (
            <SmallEmpty title="还没有话题" />
          ) : (
            <Card>
              {topics.map(({ id, name, posts }) => (
                <ListRow
                  key={id}
                  title={`# ${name}`}
                  note={`${posts} 帖`}
                  href={hrefTo('TopicPage', { id })!}
                />
              ))}
            </Card>
          )
        }
      </Loaded>
    </Section>
  )
}

/** What comes next and most people wait for. A line tells when it begins, never how it stands. */
function Focus({ module }: { module: HomeModule }) {
  const query = useModule(module)
  const more = { text: '全部赛程', href: hrefTo('ZqMatchListPage') }
  return (
    <Section title={module.title} more={more}>
      <Loaded query={query} skeleton={<SkeletonRows count={3} />}>
        {({ matches = [] }) =>
          matches.length === 0 ? (
            <SmallEmpty title="今天没有更多焦点赛事" />
          ) : (
            <Card>
              {matches.map(({ id, league, home, away, kickOffAtMs }) => (
                <ListRow
                  key={id}
                  title={`${home} vs ${away}`}
                  note={`${league}　${beijingTime(kickOffAtMs)}`}
                  href={hrefTo('MatchDetailFootball', { matchId: id })!}
                />
              ))}
            </Card>
          )
        }
      </Loaded>
    </Section>
  )
}

function Leagues({ module }: { module: HomeModule }) {
  const query = useModule(module)
  return (
    <Section title={module.title}>
      <Loaded query={query} skeleton={<SkeletonRows count={1} />}>
        {({ leagues = [] }) => (
          <div className={s.chips}>
            {leagues.map(({ id, name, sport }) => (
              <Chip
                key={id}
                href={hrefTo(sport === 'basketball' ? 'BkLeaguePage' : 'LeagueDataPage', {
                  leagueId: id,
                })!}
              >
                {name}
              </Chip>
            ))}
          </div>
        )}
      </Loaded>
    </Section>
  )
}
