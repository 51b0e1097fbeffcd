import type { BasketballInfo } from '@linmen/contract/match/basketball-detail.schemas.ts'
import { storyRows } from '@linmen/domain/match/basketball/basketball-story.ts'
import { hasBasketballScore } from '@linmen/domain/match/basketball/basketball-words.ts'
import { beijingDay, beijingTime } from '@linmen/domain/match/business-day.ts'
import { toldBy } from '@linmen/domain/shield/told-by.ts'
import { useMemo, useRef, useState } from 'react'
import { useToldOffline } from '#kit/device/online.ts'
import { InSteps } from '#kit/pages/in-steps.tsx'
import { Loaded } from '#kit/pages/loaded.tsx'
import { useLateQuery } from '#sport/shield/tv-delay.ts'
import { HiddenPart } from '#sport/shield/veil.tsx'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { motionMs } from '#ui/motion/motion.ts'
import { useFlash } from '#ui/motion/use-flash.ts'
import { Press } from '#ui/press/press.tsx'
import { SmallEmpty } from '#ui/small-empty/small-empty.tsx'
import { textQuery } from '#features/basketball/basketball.queries.ts'
import { useShownMatch } from '#features/basketball/use-shown-match.ts'
import { useHeldLines, useTelevised, WaitingLines } from '#features/match-parts/parts/public.ts'
import type { OfMatch } from './detail-tabs.tsx'
import { LeadCard } from '#features/basketball/parts/play/lead-card.tsx'
import { Outlook } from './outlook.tsx'
import { StoryLineRow } from '#features/basketball/parts/play/story-line.tsx'
import s from './text-tab.module.css'

/** 文字直播: the lead, then what happened, newest first. */
export function TextTab({ matchId }: OfMatch) {
  const { match, veil, behind } = useShownMatch(matchId)
  const text = useToldOffline(useLateQuery(textQuery(matchId), () => behind))
  const info = match.data
  if (!info) return null
  if (veil) return <HiddenPart {...{ matchId, veil }} what="直播" />
  if (text.syncing && text.newest)
    return (
      <>
        <HiddenPart matchId={matchId} veil="sync" what="分差走势" sinceMs={text.sinceMs} />
        <ToldAlready info={info} periods={text.newest.periods} />
      </>
    )
  return (
    <Loaded query={text}>
      {({ periods, leads, biggest, source }) => (
        <InSteps>
          {hasBasketballScore(info.live) && <LeadCard {...{ info, leads, biggest }} />}
          {periods.length === 0 ? <Nothing info={info} /> : <Story info={info} periods={periods} />}
          {info.live.phase === 'scheduled' && <Outlook matchId={matchId} />}
          {periods.length > 0 && <p className={s.source}>{source}</p>}
        </InSteps>
      )}
    </Loaded>
  )
}

const AT_FIRST = 40

type Told = Parameters<typeof storyRows>[0][number]

/** What happened before the moment television shows; the lead has no moments and waits. */
function ToldAlready({ info, periods }: StoryProps) {
  const all = useMemo(() => periods.flatMap(({ lines }) => lines), [periods])
  const shown = useTelevised(all, info.live.score)
  const known = new Set(toldBy(all, shown).map(({ seq }) => seq))
  const told = periods.map((each) => ({
    ...each,
    lines: each.lines.filter(({ seq }) => known.has(seq)),
  }))
  return <Story info={info} periods={told.filter(({ lines }) => lines.length > 0)} />
}

interface StoryProps {
  readonly info: BasketballInfo
  readonly periods: readonly (Told & { readonly period: number; readonly name: string })[]
}

function Story({ info, periods }: StoryProps) {
  const [shown, setShown] = useState<'all' | 'points' | number>('all')
  const [whole, setWhole] = useState(false)
  const head = useRef<HTMLDivElement>(null)
  const told = useMemo(() => storyRows(periods), [periods])
  const { shown: rows, waiting, show } = useHeldLines(told, head)
  const newest = rows[0]?.seq
  const fresh = useFlash(newest, motionMs.fresh)
  const wanted = rows.filter(({ period, scored }) => {
    if (shown === 'all') return true
    return shown === 'points' ? scored !== null : period === shown
  })
  const listed = whole ? wanted : wanted.slice(0, AT_FIRST)
  const choices = [
    { key: 'all' as const, name: '全部' },
    { key: 'points' as const, name: '得分' },
    ...periods.map(({ period, name }) => ({ key: period, name })),
  ]
  return (
    <section aria-label="文字直播">
      <div className={s.choices} role="group" aria-label="筛选">
        {choices.map(({ key, name }) => (
          <Chip key={key} active={key === shown} onClick={() => setShown(key)}>
            {name}
          </Chip>
        ))}
      </div>
      <div ref={head} />
      <WaitingLines count={waiting} onShow={show} />
      <ol className={s.lines}>
        {listed.map((row) => (
          <StoryLineRow key={row.seq} row={row} info={info} fresh={fresh && row.seq === newest} />
        ))}
      </ol>
      {listed.length < wanted.length && (
        <Press className={s.more} onClick={() => setWhole(true)}>
          查看全部 {wanted.length} 条
        </Press>
      )}
    </section>
  )
}

function Nothing({ info: { live, kickOffAtMs } }: { info: BasketballInfo }) {
  const time = `${beijingDay(kickOffAtMs).slice(5)} ${beijingTime(kickOffAtMs)}`
  return (
    <Card>
      {live.phase === 'scheduled' ? (
        <SmallEmpty title="比赛未开始" text={`${time} 开赛，开赛后这里有文字直播和分差走势`} />
      ) : (
        <SmallEmpty title="没有文字直播" text={live.note ?? '数据源没有提供这场比赛的文字'} />
      )}
    </Card>
  )
}
