import { toolByCode, toolOf } from '@linmen/domain/special/tools.ts'
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { useNotedWord } from '#kit/noted-choice.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { Button } from '#ui/button/button.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { DayChoice, useDayChoice } from '#features/special/parts/day-choice.tsx'
import { RecordCard } from '#features/special/parts/record-card.tsx'
import { SignalRow } from '#features/special/parts/signal-row.tsx'
import { SCOPES, specialQueries } from '#features/special/special.queries.ts'
import { useOfferedTools } from '#features/special/use-offered.ts'

/** A day's matches as one tool sees them, the strongest signal first. */
export function Page() {
  const [word, setType] = useNotedWord('type')
  const day = useDayChoice()
  const tool = toolByCode(Number(word)) ?? toolOf('sameOdds')
  const query = useQuery(specialQueries.day(SCOPES.models, tool.code, day.value))
  return (
    <PageFrame
      title={`${tool.title}比赛`}
      right={
        <Button look="ghost" size="s" href={hrefTo('SpecialIntroduce', { type: tool.code }) ?? ''}>
          说明
        </Button>
      }
    >
      <Tabs
        label="工具"
        items={useOfferedTools().map(({ code, name }) => ({ key: String(code), label: name }))}
        value={String(tool.code)}
        onChange={setType}
      />
      <DayChoice {...day} />
      <Loaded
        query={query}
        skeleton={<SkeletonRows />}
        isEmpty={({ matches }) => matches.length === 0}
        empty={{ title: '这一天没有竞彩足球', text: '换一天看看' }}
      >
        {({ matches, record }) => (
          <>
            {matches.map((signal) => (
              <SignalRow key={signal.matchId} signal={signal} />
            ))}
            <div style={{ height: 8 }} />
            {record && <RecordCard record={record} />}
            <Hint>强度是本场信号在近 200 场里的位次　不说明结果</Hint>
          </>
        )}
      </Loaded>
    </PageFrame>
  )
}
