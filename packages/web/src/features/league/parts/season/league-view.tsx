import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { stagesQuery } from '#features/league/league.queries.ts'
import { useSeasonChoice, useTrueSeason } from '#features/league/use-season-choice.ts'
import { lazyPart } from '#kit/lazy-part.tsx'
import { Loaded } from '#kit/pages/loaded.tsx'
import { TabbedData, type DataTab } from '#kit/pages/tabbed-data.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import type { LeaguePart, LeagueViewProps } from './league-part.ts'
import { SeasonPicker } from './season-picker.tsx'
import { SeasonVeil } from './season-veil.tsx'
import { StandingsTab } from './standings-tab.tsx'
import s from './league-view.module.css'

const BracketTab = lazyPart(async () => (await import('./bracket-tab.tsx')).BracketTab)
const LeadersTab = lazyPart(async () => (await import('./leaders-tab.tsx')).LeadersTab)
const FixturesTab = lazyPart(async () => (await import('./fixtures-tab.tsx')).FixturesTab)
const FiguresTab = lazyPart(async () => (await import('./figures-tab.tsx')).FiguresTab)

/** One competition from all sides. What it has no stage for has no tab. */
export function LeagueView({ leagueId, title, header, top }: LeagueViewProps) {
  const chosen = useSeasonChoice(leagueId)
  const { choice, choose, key } = chosen
  const query = useQuery(stagesQuery(choice))
  useTrueSeason(chosen, query.error)
  const stages = query.data?.stages
  const show = (part: (props: LeaguePart) => ReactNode) => () => (
    <Loaded query={query} skeleton={<SkeletonRows count={10} />}>
      {({ league, season, seasons, stages: parts }) => {
        const picker = <SeasonPicker seasons={seasons} value={season} onChange={choose} />
        return part({ key, league, season, choice, stages: parts, picker })
      }}
    </Loaded>
  )
  const veiled = (what: string, part: (props: LeaguePart) => ReactNode) =>
    show((props) => (
      <SeasonVeil what={what} season={props.season}>
        {part(props)}
      </SeasonVeil>
    ))
  const tabs: (DataTab | false)[] = [
    stages?.some(({ kind }) => kind === 'knockout') === true && {
      key: 'bracket',
      label: '对阵',
      show: show(({ key, ...part }) => <BracketTab key={key} {...part} />),
    },
    stages?.every(({ kind }) => kind === 'knockout') !== true && {
      key: 'standings',
      label: '积分榜',
      show: show(({ key, ...part }) => <StandingsTab key={key} {...part} />),
    },
    {
      key: 'scorers',
      label: '射手榜',
      show: veiled('射手榜', ({ key, ...part }) => (
        <LeadersTab key={key} {...part} figure="scorers" />
      )),
    },
    {
      key: 'assists',
      label: '助攻榜',
      show: veiled('助攻榜', ({ key, ...part }) => (
        <LeadersTab key={key} {...part} figure="assists" />
      )),
    },
    {
      key: 'fixtures',
      label: '赛程',
      show: show(({ key, ...part }) => <FixturesTab key={key} {...part} />),
    },
    {
      key: 'figures',
      label: '统计',
      show: veiled('统计', ({ key, ...part }) => <FiguresTab key={key} {...part} />),
    },
  ]
  return (
    <div className={s.view}>
      <TabbedData
        title={query.data?.league.fullName ?? title}
        {...(header !== undefined && { header })}
        top={top}
        habit="ftLeagueDetail"
        tabs={tabs.filter((tab) => tab !== false).toSorted(tableFirst)}
      />
    </div>
  )
}

/** A league with play-offs begins with its table, a cup without one with its tree. */
const tableFirst = (a: DataTab, b: DataTab) =>
  Number(b.key === 'standings') - Number(a.key === 'standings')
