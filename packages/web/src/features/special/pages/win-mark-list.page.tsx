import { WIN_MARK_SOURCES } from '@linmen/domain/special/win-mark-basis.ts'
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { useNotedWord } from '#kit/noted-choice.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { ResultsVeil } from '#sport/shield/veil.tsx'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { help } from '#ui/icon/page.ts'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import { DayChoice, useDayChoice } from '#features/special/parts/day-choice.tsx'
import { RecordLines } from '#features/special/parts/record-card.tsx'
import { WinMarkRow } from '#features/special/parts/win-mark-row.tsx'
import { specialQueries } from '#features/special/special.queries.ts'
import s from './pages.module.css'

const SPORTS = [
  { key: '1', label: '足球', sport: 'football' },
  { key: '2', label: '篮球', sport: 'basketball' },
] as const

/** A day's matches: chances of the market, with the model where there is one, and how they changed since opening. */
export function Page() {
  const [word, choose] = useNotedWord('sport')
  const { key, sport } = SPORTS.find((each) => each.key === word) ?? SPORTS[0]
  const day = useDayChoice()
  const query = useQuery(specialQueries.winMarks(sport, day.value))
  return (
    <PageFrame
      title="风向标"
      right={
        <IconButton
          glyph={help}
          label="说明"
          href={hrefTo('SpecialIntroduce', { type: 14 }) ?? ''}
        />
      }
    >
      <div className={s.chips}>
        <Segmented label="项目" items={SPORTS} value={key} onChange={choose} />
        <Chip href={hrefTo('MyLookWindmark') ?? ''}>
          已解锁{query.data && query.data.unlocked > 0 ? ` ${query.data.unlocked}` : ''}
        </Chip>
      </div>
      <DayChoice {...day} />
      <Loaded
        query={query}
        skeleton={<SkeletonRows />}
        isEmpty={({ items }) => items.length === 0}
        empty={{ title: '这一天还没有风向标', text: '各公司开出初盘后显示' }}
      >
        {({ items, record }) => (
          <>
            {sport === 'football' && (
              <Card padded>
                <ResultsVeil what="信号战绩" at="win-mark">
                  <RecordLines record={record} />
                </ResultsVeil>
              </Card>
            )}
            <div className={s.gap} />
            {items.map((item) => (
              <WinMarkRow key={item.id} item={item} />
            ))}
          </>
        )}
      </Loaded>
      <Hint>{WIN_MARK_SOURCES[sport]}　概率不等于结果</Hint>
    </PageFrame>
  )
}
