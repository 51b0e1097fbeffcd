import type {
  LineupEntry,
  LineupSide,
  MatchEvent,
} from '@linmen/contract/match/football-detail.schemas.ts'
import {
  NO_MARKS,
  playerMarks,
  type PlayerMarks,
} from '@linmen/domain/match/football/player-marks.ts'
import type { CSSProperties } from 'react'
import { hrefTo } from '#kit/go.ts'
import { cx } from '#ui/class-names.ts'
import { Dotted } from '#ui/dotted/dotted.tsx'
import { Marks, marksText } from '#features/football/parts/lineup/player-marks.tsx'
import { UPRIGHT_LINES } from './pitch-lines.ts'
import { roomAcross } from './room-across.ts'
import ground from './pitch-ground.module.css'
import s from './pitch-elevens.module.css'

interface PitchElevensProps {
  readonly home: LineupSide
  readonly away: LineupSide
  readonly events: readonly MatchEvent[]
}

/** Both elevens where they stand: the home side plays downwards, the away side upwards. */
export function PitchElevens({ home, away, events }: PitchElevensProps) {
  return (
    <div className={s.field}>
      <svg className={s.grass} viewBox="0 0 340 520" preserveAspectRatio="none" aria-hidden="true">
        <path
          className={ground.stripes}
          d="M0 0h340v65H0zM0 130h340v65H0zM0 260h340v65H0zM0 390h340v65H0z"
        />
        <path className={ground.lines} d={UPRIGHT_LINES} />
      </svg>
      <Eleven side={home} at="home" events={events} />
      <Eleven side={away} at="away" events={events} />
    </div>
  )
}

interface ElevenProps {
  readonly side: LineupSide
  readonly at: 'home' | 'away'
  readonly events: readonly MatchEvent[]
}

function Eleven({ side: { lineup, teamId, teamName }, at, events }: ElevenProps) {
  const marks = playerMarks(events, at)
  if (!lineup) return null
  return (
    <ul aria-label={`${teamName}首发`}>
      {lineup.starters.map((player) => (
        <Starter
          key={player.playerId}
          player={player}
          teamId={teamId}
          at={at}
          room={roomAcross(player, lineup.starters)}
          marks={marks.get(player.name) ?? NO_MARKS}
        />
      ))}
    </ul>
  )
}

interface StarterProps {
  readonly player: LineupEntry['starters'][number]
  readonly teamId: string
  readonly at: 'home' | 'away'
  /** Of the width of the pitch, in percent. */
  readonly room: number
  readonly marks: PlayerMarks
}

function Starter({ player, teamId, at, room, marks }: StarterProps) {
  const { playerId, name, shirt, captain, rating, x, y } = player
  const forward = 2 + y * 0.5
  const [across, down] = at === 'home' ? [100 - x, forward] : [x, 100 - forward]
  const place = { '--across': `${across}%`, '--room': `${room}%`, top: `${down}%` }
  return (
    <li className={cx(s.place, s[at])} style={place as CSSProperties} title={name}>
      <a className={s.player} href={hrefTo('PlayerInfoPage', { playerId, teamId })}>
        <span className={s.shirt}>
          {shirt}
          {captain && <i className={s.captain}>C</i>}
          <Marks marks={marks} />
          {rating !== null && (
            <b className={cx(s.rating, rating >= 7.5 && s.good)}>{rating.toFixed(1)}</b>
          )}
        </span>
        <span className={s.name}>
          <Dotted text={name} />
        </span>
        <span className="sr-only">
          {[captain && '队长', marksText(marks), rating !== null && `评分 ${rating.toFixed(1)}`]
            .filter(Boolean)
            .join('，')}
        </span>
      </a>
    </li>
  )
}
