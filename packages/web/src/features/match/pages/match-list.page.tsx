import { businessDay } from '@linmen/domain/match/business-day.ts'
import { useMemo } from 'react'
import { serverNowMs } from '#kit/clock.ts'
import { companyNow, oddsTab, useMatchSettings } from '#sport/match-settings.ts'
import type { Prepare } from '#kit/address/page-module.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { useTicking } from '#kit/tick.ts'
import { useTitle } from '#kit/address/title.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { SkeletonMatchRows } from '#ui/skeleton/skeleton-match-rows.tsx'
import { askFor, chosenFor, useListChoice } from '#features/match/list-choice.ts'
import { Announcer } from '#features/match/parts/announcer.tsx'
import { emptyWords } from '#features/match/parts/empty-words.ts'
import { FootballHeads } from '#features/match/parts/football-heads.tsx'
import { FreshnessBar } from '#features/match/parts/freshness-bar.tsx'
import { ListFrame } from '#features/match/parts/list-frame.tsx'
import { MatchRow } from '#features/match/parts/rows/match-row.tsx'
import { MatchRows } from '#features/match/parts/rows/match-rows.tsx'
import { rowLook } from '#features/match/parts/rows/row-look.ts'
import { footballBoard } from '#features/match/football-board.ts'
import { useAddress } from '#features/match/use-address.ts'
import { MOST_FOLLOWED } from '#features/match/follow/use-followed.ts'
import { useLookSettings } from '#features/match/use-look-settings.ts'
import { prepareDay } from '#features/match/use-match-day.ts'
import { useShownList } from '#features/match/use-shown-list.ts'

const ROW_PX = 82

export const prepare: Prepare<'ZqMatchListPage'> = (queries, asked) => {
  askFor('football', asked)
  const { day, lottery } = chosenFor('football')
  const company = companyNow(oddsTab('football', lottery))
  return prepareDay(queries, day ?? businessDay(serverNowMs()), company)
}

export function Page() {
  useTitle('比分')
  const [settings] = useMatchSettings()
  const [choice, choose] = useListChoice('football')
  const today = useTicking(businessDay)
  useAddress('football', choice)
  const list = useShownList(choice, settings, today)
  const { tab, ids, listed, heads, counts } = list
  const shown = useMemo(() => new Set(ids), [ids])
  const looks = useLookSettings(settings)
  const look = useMemo(() => rowLook(looks, tab), [looks, tab])
  return (
    <ListFrame
      sport="football"
      {...{ today, counts }}
      day={list.day}
      whole={list.whole}
      onRefresh={list.refresh}
      ofTab={list.ofTab}
      heads={<FootballHeads company={list.company} />}
    >
      <FreshnessBar asOf={footballBoard.asOf} />
      <Loaded
        query={list.query}
        skeleton={<SkeletonMatchRows />}
        isEmpty={() => ids.length === 0}
        empty={emptyWords(choice, { day: list.day, today, choose })}
      >
        {() => (
          <MatchRows key={heads ? 'followed' : 'day'} ids={ids} rowPx={ROW_PX} heads={heads}>
            {(id) => <MatchRow {...listed.get(id)!} look={look} />}
          </MatchRows>
        )}
      </Loaded>
      {heads && counts.followed > MOST_FOLLOWED && (
        <Hint>{`只列出最近关注的 ${MOST_FOLLOWED} 场`}</Hint>
      )}
      <Hint>指数仅供理性参考　演示数据</Hint>
      <Announcer ids={shown} settings={settings} />
    </ListFrame>
  )
}
