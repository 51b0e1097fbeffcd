import type { ModelRecord } from '@linmen/contract/prediction/prediction.schemas.ts'
import { addDays, businessDay } from '@linmen/domain/match/business-day.ts'
import { serverNowMs } from '#kit/clock.ts'
import { useNotedChoice, useNotedWord } from '#kit/noted-choice.ts'
import { Field } from '#ui/field/field.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import s from './record-filter.module.css'

const SPANS = [
  { key: 'all', label: '全部', days: 0 },
  { key: '30', label: '30 天', days: 30 },
  { key: '90', label: '90 天', days: 90 },
  { key: '365', label: '一年', days: 365 },
  { key: 'own', label: '自选', days: 0 },
] as const

const DAY = /^\d{4}-\d\d-\d\d$/
const dayIn = (word: string | undefined) => (word !== undefined && DAY.test(word) ? word : '')

/** A league and a period, noted in the address. */
export function useRecordFilter() {
  const [span, setSpan] = useNotedChoice('span', SPANS, 'all')
  const [league = '', setLeague] = useNotedWord('leagueId')
  const [fromWord, setFrom] = useNotedWord('from')
  const [toWord, setTo] = useNotedWord('to')
  const { days } = SPANS.find(({ key }) => key === span)!
  const own = { from: dayIn(fromWord), to: dayIn(toWord) }
  const isReversed = span === 'own' && own.from > own.to && own.to !== ''
  const period =
    span === 'own' && !isReversed
      ? { ...(own.from && { from: own.from }), ...(own.to && { to: own.to }) }
      : days > 0
        ? { from: addDays(businessDay(serverNowMs()), -days) }
        : {}
  const asked = { ...(league && { leagueId: league }), ...period }
  return { span, setSpan, league, setLeague, ...own, setFrom, setTo, isReversed, asked }
}

type Filter = ReturnType<typeof useRecordFilter>

interface RecordFilterProps {
  readonly filter: Filter
  readonly leagues: ModelRecord['leagues']
}

export function RecordFilter({ filter, leagues }: RecordFilterProps) {
  const { span, setSpan, league, setLeague, isReversed } = filter
  return (
    <div className={s.filter}>
      <select
        className={s.select}
        aria-label="联赛"
        value={league}
        onChange={(event) => setLeague(event.target.value)}
      >
        <option value="">全部联赛</option>
        {leagues.map(({ leagueId, leagueName, matches }) => (
          <option key={leagueId} value={leagueId}>
            {leagueName}（{matches} 场）
          </option>
        ))}
        {league !== '' && !leagues.some(({ leagueId }) => leagueId === league) && (
          <option value={league}>所选联赛（0 场）</option>
        )}
      </select>
      <Segmented label="时间" items={SPANS} value={span} onChange={setSpan} />
      {span === 'own' && (
        <div className={s.days}>
          <Field type="date" label="从" value={filter.from} onChange={filter.setFrom} />
          <Field
            type="date"
            label="到"
            value={filter.to}
            onChange={filter.setTo}
            {...(isReversed && { error: '结束日期早于开始日期' })}
          />
        </div>
      )}
    </div>
  )
}
