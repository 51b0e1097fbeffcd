import type { MatchEvent, MatchInfo } from '@linmen/contract/match/football-detail.schemas.ts'
import type { TextEntry } from '@linmen/contract/match/match-course.schemas.ts'
import { beijingDay, beijingTime } from '@linmen/domain/match/business-day.ts'
import { footballStatus, isLive } from '@linmen/domain/match/football/football-status.ts'
import { shownScore } from '@linmen/domain/match/match-fold.ts'
import { hasScore } from '@linmen/domain/match/score-words.ts'
import { toldBy } from '@linmen/domain/shield/told-by.ts'
import { useToldOffline } from '#kit/device/online.ts'
import { InSteps } from '#kit/pages/in-steps.tsx'
import { Loaded } from '#kit/pages/loaded.tsx'
import { useLateQuery } from '#sport/shield/tv-delay.ts'
import { HiddenPart } from '#sport/shield/veil.tsx'
import { Card } from '#ui/card/card.tsx'
import { SmallEmpty } from '#ui/small-empty/small-empty.tsx'
import { courseQuery } from '#features/football/football.queries.ts'
import { useEvents } from '#features/football/use-match.ts'
import { useShownMatch } from '#features/football/use-shown-match.ts'
import { useTelevised } from '#features/match-parts/parts/public.ts'
import { Outlook } from './data-tabs.tsx'
import { EventsCard } from './events-card.tsx'
import { FiguresCard } from './figures-card.tsx'
import { GroundCard } from './ground-card.tsx'
import { MomentumCard } from './momentum-card.tsx'
import { TextLive } from './text-live.tsx'
import s from './situation-tab.module.css'

/** 赛况: how the match goes, in a chart, figures, events and words. */
export function SituationTab({ matchId }: { matchId: string }) {
  const { match, veil, behind } = useShownMatch(matchId)
  const course = useToldOffline(useLateQuery(courseQuery(matchId), () => behind))
  const events = useEvents(matchId)
  const info = match.data
  if (!info) return null
  if (veil)
    return (
      <div className={s.tab}>
        <HiddenPart matchId={matchId} veil={veil} what="赛况" />
        <GroundCard info={info} />
      </div>
    )
  const { live } = info
  if (course.syncing && course.newest)
    return (
      <div className={s.tab}>
        <HiddenPart matchId={matchId} veil="sync" what="攻势、统计" sinceMs={course.sinceMs} />
        <ToldAlready info={info} events={events} lines={course.newest.lines} />
        <GroundCard info={info} />
      </div>
    )
  if (!hasScore(live))
    return (
      <div className={s.tab}>
        <NotBegun info={info} />
        <GroundCard info={info} />
        {course.data && <TextLive lines={course.data.lines} />}
        {live.phase === 'scheduled' && <Outlook matchId={matchId} />}
      </div>
    )
  return (
    <div className={s.tab}>
      <Loaded query={course}>
        {(told) => (
          <InSteps>
            <MomentumCard info={info} course={told} events={events} />
            <FiguresCard figures={told.figures} />
            <Story info={info} events={events} lines={told.lines} />
            <GroundCard info={info} />
          </InSteps>
        )}
      </Loaded>
      {course.error && !course.data && <GroundCard info={info} />}
    </div>
  )
}

interface StoryProps {
  readonly info: MatchInfo
  readonly events: readonly MatchEvent[]
  readonly lines: readonly TextEntry[]
}

const Story = ({ info, events, lines }: StoryProps) => (
  <>
    <EventsCard
      events={events}
      lines={lines}
      kickOff={beijingTime(info.kickOffAtMs)}
      playing={isLive(info.live.phase)}
    />
    <TextLive lines={lines} />
  </>
)

/** Sums have no moment of their own and wait; what happened before the moment television shows does not. */
function ToldAlready({ lines, ...story }: StoryProps) {
  const shown = useTelevised(lines, shownScore(story.info.live))
  return hasScore(story.info.live) && <Story {...story} lines={toldBy(lines, shown)} />
}

function NotBegun({ info }: { info: MatchInfo }) {
  const { live, kickOffAtMs, note } = info
  const time = `${beijingDay(kickOffAtMs).slice(5)} ${beijingTime(kickOffAtMs)}`
  if (live.phase === 'scheduled')
    return (
      <Card>
        <SmallEmpty title="比赛未开始" text={`${time} 开球，开球后这里有攻势、统计和事件`} />
      </Card>
    )
  const { desc } = footballStatus(live.phase)
  const reason = live.note ?? note?.text
  return (
    <Card>
      <SmallEmpty title={`比赛${desc}`} text={reason ?? `原定 ${time} 开球`} />
    </Card>
  )
}
