import { redPacketEndpoints } from '@linmen/contract/red-packet/red-packet.endpoints.ts'
import { goalToJoin } from '@linmen/domain/red-packet/rain-rules.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { serverNowMs } from '#kit/clock.ts'
import { hrefTo } from '#kit/go.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PagedRows } from '#kit/pages/paged-list.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { readPages } from '#kit/read.ts'
import { useLoggedIn } from '#kit/session.ts'
import { useScreenParams } from '#kit/shown.ts'
import { useStore } from '#kit/store.ts'
import { shield } from '#sport/shield/shield.ts'
import { Card } from '#ui/card/card.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { help } from '#ui/icon/page.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Section } from '#ui/section/section.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import { drawWords } from '#features/red-packet/draw-words.ts'
import { joinedGoals } from '#features/red-packet/joined-goals.ts'
import { RainRound } from '#features/red-packet/parts/rain-round.tsx'
import { RulesSheet } from '#features/red-packet/parts/rules-sheet.tsx'
import { useRainMatches } from '#features/red-packet/use-rain-matches.ts'

/** The rain of one goal; without a goal, which ones rain now and what was drawn before. */
export function Page() {
  const { matchId, goalCount } = useScreenParams('RedPacketPage')
  const [rules, setRules] = useState(false)
  return (
    <PageFrame
      title="进球红包雨"
      right={<IconButton glyph={help} label="活动规则" onClick={() => setRules(true)} />}
    >
      {matchId !== undefined && goalCount !== undefined ? (
        <RainRound key={`${matchId} ${goalCount}`} {...{ matchId, goalCount }} />
      ) : (
        <Raining />
      )}
      <History />
      <RulesSheet open={rules} onClose={() => setRules(false)} />
    </PageFrame>
  )
}

function Raining() {
  const query = useRainMatches()
  const { goals } = useStore(joinedGoals)
  const { on, delaySeconds } = useStore(shield)
  // Which goals rain tells that they fell.
  if (on || delaySeconds > 0)
    return (
      <Section title="正在下雨">
        <Card>
          <ListRow
            title={on ? '防剧透已开启，这里不提示进球' : '电视延迟已开启，这里不提示进球'}
            note="去设置"
            href={hrefTo('MySettingsPage')!}
          />
        </Card>
      </Section>
    )
  return (
    <Section title="正在下雨">
      <Loaded query={query} skeleton={<SkeletonRows count={2} />}>
        {({ matches }) => {
          const raining = matches
            .map((match) => ({ match, goal: goalToJoin(match, goals, serverNowMs()) }))
            .filter(({ goal }) => goal > 0)
          return (
            <Card>
              {raining.map(({ match, goal }) => (
                <ListRow
                  key={match.matchId}
                  title={`第 ${goal} 个进球`}
                  note="去参加"
                  href={hrefTo('RedPacketPage', { matchId: match.matchId, goalCount: goal })!}
                />
              ))}
              {raining.length === 0 && (
                <ListRow
                  title="现在没有红包雨，进球一分钟后开始"
                  note="去看比赛"
                  href={hrefTo('ZqMatchListPage')!}
                />
              )}
            </Card>
          )
        }}
      </Loaded>
    </Section>
  )
}

function History() {
  const loggedIn = useLoggedIn()
  const query = useInfiniteQuery({
    ...readPages(redPacketEndpoints.history, { pageSize: 20 }),
    enabled: loggedIn,
  })
  if (!loggedIn) return null
  return (
    <Section title="我的红包">
      <PagedRows
        query={query}
        keyOf={({ matchId, goalCount }) => `${matchId} ${goalCount}`}
        row={(drawn) => <ListRow {...drawWords(drawn, serverNowMs())} />}
        skeleton={<SkeletonRows count={3} />}
        empty={{ title: '还没有抢到过红包', text: '看直播时有进球，就有红包雨' }}
      />
    </Section>
  )
}
