import type { ToolRecord } from '@linmen/contract/special/tool.schemas.ts'
import { toolOf } from '@linmen/domain/special/tools.ts'
import { hrefTo } from '#kit/go.ts'
import { ResultsVeil } from '#sport/shield/veil.tsx'
import { dayText } from '#sport/moment-text.ts'
import { Card } from '#ui/card/card.tsx'
import { Section } from '#ui/section/section.tsx'
import { backtestWords } from './backtest-words.ts'
import { IntervalBar } from './interval-bar.tsx'
import s from './record-card.module.css'

/** How often the signal was right, beside what the market expected, with its interval and its n. */
export function RecordCard({ record }: { record: ToolRecord }) {
  const until = record.untilMs === null ? '每天更新' : `每天更新，截至 ${dayText(record.untilMs)}`
  return (
    <Card>
      <Section
        inCard
        title="信号战绩"
        fact={until}
        more={{ text: '全部', href: hrefTo('SpecialRecordPage') ?? '' }}
      >
        <ResultsVeil what="信号战绩" at={`tool-${record.tool}`}>
          <div className={s.body}>
            <RecordLines record={record} />
            <p className={s.note}>信号：{toolOf(record.tool).signal}</p>
          </div>
        </ResultsVeil>
      </Section>
    </Card>
  )
}

/** The figures alone, for a list of all tools. */
export function RecordLines({ record }: { record: ToolRecord }) {
  const { matches, rate, base, backtested, verdict } = record
  if (rate === null || base === null) return <p className={s.note}>{verdict}</p>
  return (
    <>
      <p className={s.line}>
        完场 <b>{matches}</b> 场，信号命中 <b>{rate.toFixed(1)}%</b>
      </p>
      <IntervalBar {...record} />
      <p className={s.note}>
        <i className={s.dash} aria-hidden="true" />
        市场预期 {base.toFixed(1)}%　{verdict}
      </p>
      {backtested > 0 && <p className={s.note}>{backtestWords(backtested, matches)}</p>}
    </>
  )
}
