import type { ExtremesDetail } from '@linmen/contract/special/special.schemas.ts'
import { extremityWords } from '@linmen/domain/history/extremity.ts'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { useNotedWord } from '#kit/noted-choice.ts'
import { useScreenParams } from '#kit/shown.ts'
import { ResultsVeil } from '#sport/shield/veil.tsx'
import { Card } from '#ui/card/card.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { Section } from '#ui/section/section.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { MatchBar } from '#features/special/parts/tool-frame.tsx'
import { specialQueries } from '#features/special/special.queries.ts'
import s from './pages.module.css'

const KINDS = [
  { key: '7', label: '赛果', group: 'result' },
  { key: '8', label: '盘路', group: 'handicap' },
  { key: '10', label: '大小', group: 'total' },
] as const

/** Streaks that go on, beside the longest of their kind. */
export function Page() {
  const { matchId } = useScreenParams('VipSpecialRecordPage')
  const [word, choose] = useNotedWord('type')
  const kind = KINDS.find(({ key }) => key === word) ?? KINDS[0]
  const query = useQuery(specialQueries.extremes(matchId, Number(kind.key)))
  const { data } = query
  return (
    <PageFrame title="极限纪录" {...(data && { header: <MatchBar head={data} /> })}>
      <div className={s.chips}>
        <Segmented label="类型" items={KINDS} value={kind.key} onChange={choose} />
      </div>
      <Loaded query={query}>
        {(detail) => (
          <ResultsVeil what="极限纪录" at={`record-${matchId}`}>
            <Told detail={detail} kind={kind} />
          </ResultsVeil>
        )}
      </Loaded>
      <Hint>近 60 场各项赛事，走盘不计　连续会断，不说明下一场</Hint>
    </PageFrame>
  )
}

interface ToldProps {
  readonly detail: ExtremesDetail
  readonly kind: (typeof KINDS)[number]
}

function Told({ detail, kind }: ToldProps) {
  const words = extremityWords(Number(kind.key))
  const entry = detail.record[kind.group]
  const sides = [
    { name: detail.home, streak: entry.home, hidden: detail.shown === 'away' },
    { name: detail.away, streak: entry.away, hidden: detail.shown === 'home' },
  ]
  return sides
    .filter(({ hidden }) => !hidden)
    .map(({ name, streak }) => (
      <Card key={name}>
        <Section inCard title={name} fact={kind.label}>
          <p className={`${s.section} ${s.text}`}>
            {streak.extreme === 0
              ? '没有纪录'
              : streak.now === 0
                ? `当前没有连续，最长 ${streak.extreme} 连${words[streak.code]}`
                : `当前 ${streak.now} 连${words[streak.code]}，最长 ${streak.extreme}`}
          </p>
        </Section>
      </Card>
    ))
}
