import type { MatchInfo } from '@linmen/contract/match/football-detail.schemas.ts'
import type { MatchCartoon } from '@linmen/contract/match/media.schemas.ts'
import { eventMinute } from '@linmen/domain/match/event-minute.ts'
import { isFinished, isLive } from '@linmen/domain/match/football/football-status.ts'
import {
  momentWords,
  pitchCourse,
  type PitchMoment,
} from '@linmen/domain/match/football/pitch-course.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { isBehind, useLateQuery } from '#sport/shield/tv-delay.ts'
import { Button } from '#ui/button/button.tsx'
import { pause, play } from '#ui/icon/match.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { NightPanel } from '#ui/night-panel/night-panel.tsx'
import { SmallEmpty } from '#ui/small-empty/small-empty.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { courseQuery } from '#features/football/football.queries.ts'
import { stageName } from '#features/football/stage-name.ts'
import { useReplay } from '#features/football/use-replay.ts'
import { CourseStrip } from '#features/football/parts/course-strip.tsx'
import { PitchView } from './pitch-view.tsx'
import s from './pitch-stage.module.css'

/** The pitch as far as it is known: who presses, what was done and where, and the way back. */
export function PitchStage({ info }: { info: MatchInfo }) {
  const { phase } = info.live
  const behind = isBehind({ ...info, phase })
  const course = useLateQuery(courseQuery(info.id), () => behind)
  return (
    <NightPanel label={stageName(phase)} className={s.panel}>
      {course.syncing ? (
        <SmallEmpty title="动画与电视同步中" text="不早于电视，和攻势、统计一起显示" />
      ) : (
        <Loaded query={course} skeleton={<Skeleton height={160} />}>
          {(told) => <Course info={info} told={told} />}
        </Loaded>
      )}
    </NightPanel>
  )
}

function Course({ info, told }: { info: MatchInfo; told: MatchCartoon }) {
  const moments = pitchCourse(told.frames, told.momentum)
  if (moments.length === 0) return <SmallEmpty title="暂无动画" text="开球后这里会画出攻防" />
  return <Pictures info={info} moments={moments} />
}

interface PicturesProps {
  readonly info: MatchInfo
  readonly moments: readonly PitchMoment[]
}

function Pictures({ info, moments }: PicturesProps) {
  const last = moments.length - 1
  const { at, runs, turn, toggle } = useReplay(last, isFinished(info.live.phase))
  const moment = moments[at]!
  const { score } = moment
  const when = eventMinute(moment)
  const words = momentWords(moment, { home: info.home.name, away: info.away.name })
  const said = `${when} ${words}，${score.home} 比 ${score.away}`
  const live = isLive(info.live.phase)
  return (
    <>
      <PitchView moments={moments} at={at} breathing={live && at === last} label={said} />
      <p className={s.words}>
        <b>{when}</b> <span className={s.said}>{words}</span>
        {live && at < last && (
          <Button look="ghost" size="s" onClick={() => turn(last)}>
            回到最新
          </Button>
        )}
        <span className={s.score}>
          {score.home}-{score.away}
        </span>
      </p>
      <div className={s.replay}>
        <IconButton
          glyph={runs ? pause : play}
          size={20}
          label={runs ? '暂停' : at < last ? '播放' : '重演'}
          onClick={toggle}
        />
        <div className={s.way}>
          <CourseStrip moments={moments} />
          <input
            className={s.slider}
            type="range"
            aria-label="回看"
            aria-valuetext={said}
            min={0}
            max={last}
            value={at}
            onChange={({ target }) => turn(target.valueAsNumber)}
          />
        </div>
      </div>
    </>
  )
}
