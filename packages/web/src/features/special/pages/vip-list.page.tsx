import { beijingTime } from '@linmen/domain/match/business-day.ts'
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { useNotedWord } from '#kit/noted-choice.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { Section } from '#ui/section/section.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { DayChoice, useDayChoice } from '#features/special/parts/day-choice.tsx'
import { SignalRow } from '#features/special/parts/signal-row.tsx'
import { SCOPES, specialQueries } from '#features/special/special.queries.ts'
import s from './pages.module.css'

/** The VIP data count their own types; 99 is the list of information. */
const TYPES = [
  { key: '99', label: '情报', to: null },
  { key: '1', label: '同赔', to: 'VipSpecialSameOddsPage' },
  { key: '2', label: '凯利', to: 'VipSpecialKellyPage' },
  { key: '3', label: '离散', to: 'VipSpecialDispersionPage' },
  { key: '4', label: '必发', to: 'VipSpecialBetfairPage' },
  { key: '5', label: '极限', to: 'VipSpecialRecordPage' },
  { key: '6', label: '伤停', to: 'VipSpecialInjuryPage' },
] as const

export function Page() {
  const [word, choose] = useNotedWord('type')
  const type = TYPES.find(({ key }) => key === word) ?? TYPES[0]
  const day = useDayChoice()
  return (
    <PageFrame
      title={`会员${type.label}`}
      right={
        <Button look="ghost" size="s" href={hrefTo('VipSpecialIntroduce') ?? ''}>
          说明
        </Button>
      }
    >
      <Tabs label="会员数据" items={TYPES} value={type.key} onChange={choose} />
      <DayChoice {...day} />
      {type.to === null ? (
        <Information date={day.value} />
      ) : (
        <Matches type={type} date={day.value} />
      )}
      <Hint>数据来自公开来源与各公司报价　仅供理性参考</Hint>
    </PageFrame>
  )
}

type MatchType = Extract<(typeof TYPES)[number], { to: string }>

function Matches({ type, date }: { type: MatchType; date: string }) {
  const query = useQuery(specialQueries.day(SCOPES.vip, Number(type.key), date))
  return (
    <Loaded
      query={query}
      skeleton={<SkeletonRows />}
      isEmpty={({ matches }) => matches.length === 0}
      empty={{ title: '这一天没有竞彩足球', text: '换一天看看' }}
    >
      {({ matches }) =>
        matches.map((signal) => (
          <SignalRow
            key={signal.matchId}
            signal={signal}
            href={hrefTo(type.to, { matchId: signal.matchId })}
          />
        ))
      }
    </Loaded>
  )
}

const TONES = { good: 'red', bad: 'blue', neutral: 'plain' } as const
const TONE_WORDS = { good: '利好', bad: '不利', neutral: '中立' } as const

/** What is told about the matches of a day beyond their numbers. */
function Information({ date }: { date: string }) {
  const query = useQuery(specialQueries.information(date))
  return (
    <Loaded
      query={query}
      isEmpty={({ matches }) => matches.length === 0}
      empty={{ title: '这一天还没有情报', text: '开赛前陆续收录' }}
    >
      {({ matches }) =>
        matches.map(({ matchId, home, away, leagueName, kickOffAtMs, items }) => (
          <Card key={matchId}>
            <Section
              inCard
              title={`${home} vs ${away}`}
              fact={`${leagueName} ${beijingTime(kickOffAtMs)}`}
              more={{ text: '伤停', href: hrefTo('VipSpecialInjuryPage', { matchId }) ?? '' }}
            >
              <ul className={s.section}>
                {items.map(({ side, tone, title, text }, at) => (
                  <li key={at} className={s.told}>
                    <Tag tone={TONES[tone]}>
                      {side === 'home' ? '主' : side === 'away' ? '客' : ''}
                      {TONE_WORDS[tone]}
                    </Tag>{' '}
                    <b>{title}</b> {text}
                  </li>
                ))}
              </ul>
            </Section>
          </Card>
        ))
      }
    </Loaded>
  )
}
