import { calledLeagues } from '#features/league/called-leagues.ts'
import { hasNothing, SPORTS, useDataFinds, type Sport } from '#features/league/use-data-finds.ts'
import { FoundMatches, useFoundMatches } from '#features/match-search/parts/public.ts'
import { hrefTo } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { basketballPlayerHref } from '#sport/player-href.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { ErrorState } from '#ui/error-state/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import { Finds, type Found } from './finds.tsx'
import s from '#features/league/parts/tab.module.css'

interface ResultsProps {
  readonly word: string
  readonly sports: readonly Sport[]
  readonly onOpen: () => void
  /** Looks in both sports. */
  readonly onAll: () => void
}

/** What a word finds in one sport or in both: the data, and today's matches. */
export function DataResults({ word, sports, onOpen, onAll }: ResultsProps) {
  const { shows } = useHost()
  const data = useDataFinds(word, sports)
  const matches = useFoundMatches(word, sports, data.found)
  const { football, basketball } = matches
  const both = sports.length > 1
  const other = useDataFinds(word, both ? [] : SPORTS.filter((sport) => !sports.includes(sport)))
  const called = {
    football: onlyCalled(word, other.found.football),
    basketball: onlyCalled(word, other.found.basketball),
  }
  const isNothing =
    data.isNothing &&
    !called.football &&
    !called.basketball &&
    football.length + basketball.length === 0
  const retry = () => {
    data.retry()
    matches.retry()
  }
  if (data.loading || (isNothing && matches.loading)) return <SkeletonRows />
  if (data.failed || (isNothing && matches.failed)) return <ErrorState onRetry={retry} />
  if (isNothing)
    return (
      <EmptyState
        title="没有找到"
        text="换个词试试；球员只在名单已收录的球队里查找"
        {...(!both && shows('basketball') && { action: { text: '在全部里找', onClick: onAll } })}
      />
    )
  return (
    <>
      {!other.isNothing && (
        <div className={s.more}>
          <Button look="ghost" size="s" onClick={onAll}>
            在全部里找
          </Button>
        </div>
      )}
      <DataFinds word={word} found={called} onOpen={onOpen} />
      <DataFinds word={word} found={data.found} both={both} onOpen={onOpen} />
      <FoundMatches
        title={both ? '今天的足球比赛' : '今天的比赛'}
        found={football}
        onOpen={onOpen}
      />
      <FoundMatches
        title={both ? '今天的篮球比赛' : '今天的比赛'}
        found={basketball}
        onOpen={onOpen}
      />
    </>
  )
}

type MaybeFound = Found | false | undefined

interface DataFindsProps {
  readonly word: string
  readonly found: Readonly<Record<Sport, MaybeFound>>
  /** Groups say which sport they are of, and are short at first. */
  readonly both?: boolean
  readonly onOpen: () => void
}

/** What a word has found in the data. A sport whose competition was called by its name goes first. */
const DataFinds = ({ word, found, both = true, onOpen }: DataFindsProps) =>
  SPORTS.toSorted(calledFirst(word, found)).map((sport) => {
    const mine = found[sport]
    if (!mine || hasNothing(mine)) return null
    const kind = both ? { kind: KINDS[sport] } : {}
    return <Finds key={sport} {...kind} found={mine} hrefs={HREFS[sport]} onOpen={onOpen} />
  })

const calledFirst = (word: string, found: DataFindsProps['found']) => (a: Sport, b: Sport) =>
  Number(!onlyCalled(word, found[a])) - Number(!onlyCalled(word, found[b]))

/** Of what was found the competitions that were called by their name, if there are any. */
function onlyCalled(word: string, found: MaybeFound): MaybeFound {
  const leagues = found ? calledLeagues(word, found.leagues) : []
  return leagues.length > 0 && { leagues, teams: [], players: [] }
}

const KINDS = { football: '足球', basketball: '篮球' } as const

const HREFS = {
  football: {
    league: (leagueId: string) => hrefTo('LeagueDataPage', { leagueId }),
    team: (teamId: string) => hrefTo('TeamDataPage', { teamId }),
    player: (playerId: string, teamId: string) => hrefTo('PlayerInfoPage', { playerId, teamId }),
  },
  basketball: {
    league: (leagueId: string) => hrefTo('BkLeaguePage', { leagueId }),
    team: (teamId: string) => hrefTo('BkTeamPage', { tab: 'overview', teamId }),
    player: basketballPlayerHref,
  },
} as const
