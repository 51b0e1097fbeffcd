import type { MatchEvent, MatchInfo } from '@linmen/contract/match/football-detail.schemas.ts'
import type { MatchCartoon } from '@linmen/contract/match/media.schemas.ts'
import { footballMinute } from '@linmen/domain/match/football/football-minute.ts'
import { isLive } from '@linmen/domain/match/football/football-status.ts'
import { momentumMarks, momentumMarkWords } from '@linmen/domain/match/football/momentum-marks.ts'
import { pressureByMinute, pressureWords } from '@linmen/domain/match/football/momentum-words.ts'
import { tvNowMs } from '#sport/shield/shield.ts'
import { useTicking } from '#kit/tick.ts'
import { Card } from '#ui/card/card.tsx'
import { Momentum } from '#ui/momentum/momentum.tsx'
import { Section } from '#ui/section/section.tsx'
import { SidesLegend } from '#features/match-parts/parts/public.ts'
import s from './momentum-card.module.css'

interface MomentumCardProps {
  readonly info: MatchInfo
  readonly course: MatchCartoon
  readonly events: readonly MatchEvent[]
}

/** Who pressed when, with the goals that stand and the red cards. */
export function MomentumCard({ info, course, events }: MomentumCardProps) {
  const { live, home, away } = info
  const playing = isLive(live.phase)
  const minute = useTicking((nowMs) => footballMinute(live.phase, live.clockFromMs, tvNowMs(nowMs)))
  const minutes = pressureByMinute(course.momentum)
  if (minutes.length === 0) return null
  const words = pressureWords(minutes, playing)
  const length = live.score.extra ? 120 : 90
  const marks = momentumMarks(events, length)
  const said = momentumMarkWords(marks)
  return (
    <Card as="div">
      <Section
        inCard
        className={s.section}
        title="攻势"
        fact={words}
        aside={
          <div className={s.legend}>
            <SidesLegend home={home.name} away={away.name} />
          </div>
        }
      >
        <div className={s.chart}>
          <Momentum
            {...{ minutes, marks, length }}
            {...(playing && minute !== null && { now: `${minute}'` })}
            summary={said === '' ? words : `${words}；${said}`}
          />
        </div>
      </Section>
    </Card>
  )
}
