import type { FootballDay, FootballMatch } from '@linmen/contract/match/football.schemas.ts'
import { businessDay } from '@linmen/domain/match/business-day.ts'
import { useMemo, useState } from 'react'
import { FOOTBALL_TAB, useMatchSettings } from '#kit/match-settings.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { useTitle } from '#kit/title.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { PullToRefresh } from '#ui/pull-to-refresh/pull-to-refresh.tsx'
import { SkeletonMatchRows } from '#ui/skeleton/skeleton-match-rows.tsx'
import { useListChoice } from '#features/match/list-choice.ts'
import { useTicking } from '#features/match/tick.ts'
import { useListOrder } from '#features/match/use-list-order.ts'
import { useMatchDay } from '#features/match/use-match-day.ts'
import { Announcer } from '#features/match/parts/announcer.tsx'
import { DayTabs } from '#features/match/parts/day-tabs.tsx'
import { emptyWords } from '#features/match/parts/empty-words.ts'
import { FreshnessBar } from '#features/match/parts/freshness-bar.tsx'
import { ListSheets, type SheetName } from '#features/match/parts/list-sheets.tsx'
import { ListTop } from '#features/match/parts/list-top.tsx'
import { MatchRows, type Listed } from '#features/match/parts/match-rows.tsx'
import { rowLook } from '#features/match/parts/row-look.ts'

const NO_MATCHES: readonly FootballMatch[] = []

export function Page() {
  useTitle('比分')
  const [settings, changeSettings] = useMatchSettings()
  const [choice, choose] = useListChoice()
  const [sheet, setSheet] = useState<SheetName | null>(null)
  const today = useTicking(businessDay)
  const day = choice.day ?? today
  const { oddsCompany } = settings.settingByTab[FOOTBALL_TAB]!.provider
  const { list, health } = useMatchDay(day, oddsCompany)
  const filter = useMemo(
    () => ({ lottery: choice.lottery, leagues: choice.leagues && new Set(choice.leagues) }),
    [choice.lottery, choice.leagues],
  )
  const { ids, counts, resort } = useListOrder({
    matches: list.data?.matches ?? NO_MATCHES,
    filter,
    tab: choice.tab,
    followedOnTop: settings.stickFocusMatches,
  })
  const listed = useMemo(() => listedOf(list.data), [list.data])
  const shown = useMemo(() => new Set(ids), [ids])
  const refresh = () => list.refetch().then(resort)

  return (
    <PullToRefresh onRefresh={refresh}>
      <ListTop lottery={choice.lottery} filtered={choice.leagues !== null} onOpen={setSheet} />
      <DayTabs
        tab={choice.tab}
        counts={counts}
        today={today}
        day={day}
        onTab={(tab) => choose({ tab })}
        onDay={(chosen) => choose({ day: chosen === today ? null : chosen })}
      />
      <FreshnessBar health={health} />
      <Loaded
        query={list}
        skeleton={<SkeletonMatchRows />}
        isEmpty={() => ids.length === 0}
        empty={emptyWords(choice, () => choose({ lottery: null, leagues: null }))}
      >
        {() => <MatchRows ids={ids} listed={listed} look={rowLook(settings)} />}
      </Loaded>
      <Hint>指数仅供理性参考　演示数据</Hint>
      <Announcer ids={shown} settings={settings} />
      <ListSheets
        open={sheet}
        onClose={() => setSheet(null)}
        day={list.data}
        settings={settings}
        onSettings={changeSettings}
      />
    </PullToRefresh>
  )
}

function listedOf(day: FootballDay | undefined): Map<string, Listed> {
  const leagues = new Map(day?.leagues.map((league) => [league.id, league]))
  return new Map(
    day?.matches.map((match) => [match.id, { match, league: leagues.get(match.leagueId) }]),
  )
}
