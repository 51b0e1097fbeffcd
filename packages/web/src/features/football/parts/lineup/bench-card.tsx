import type { LineupSide, MatchEvent } from '@linmen/contract/match/football-detail.schemas.ts'
import { NO_MARKS, playerMarks } from '@linmen/domain/match/football/player-marks.ts'
import { hrefTo } from '#kit/go.ts'
import { Card } from '#ui/card/card.tsx'
import { Dotted } from '#ui/dotted/dotted.tsx'
import { Section } from '#ui/section/section.tsx'
import { marksText } from './player-marks.tsx'
import s from './bench-card.module.css'

interface BenchCardProps {
  readonly home: LineupSide
  readonly away: LineupSide
  readonly events: readonly MatchEvent[]
}

/** Both benches side by side, with what became of whom. */
export function BenchCard({ home, away, events }: BenchCardProps) {
  const benches = [home, away].flatMap(({ lineup }) => lineup?.bench ?? [])
  if (benches.length === 0) return null
  return (
    <Card as="div">
      <Section inCard title="替补">
        <div className={s.sides}>
          <Bench side={home} at="home" events={events} />
          <Bench side={away} at="away" events={events} />
        </div>
      </Section>
    </Card>
  )
}

/** A line ends between two facts. */
const FACTS = /[^，]+，?/g

interface BenchProps {
  readonly side: LineupSide
  readonly at: 'home' | 'away'
  readonly events: readonly MatchEvent[]
}

function Bench({ side: { lineup, teamId, teamName }, at, events }: BenchProps) {
  const marks = playerMarks(events, at)
  return (
    <ul className={s.bench} aria-label={`${teamName}替补`}>
      {lineup?.bench.map(({ playerId, name, shirt, position, rating }) => {
        const said = marksText(marks.get(name) ?? NO_MARKS)
        return (
          <li key={playerId} className={s.player}>
            <b className={s.shirt}>{shirt}</b>
            <a className={s.who} href={hrefTo('PlayerInfoPage', { playerId, teamId })}>
              <span className={s.name}>
                <Dotted text={name} />
              </span>
              <span className={s.note}>
                {(said || position).match(FACTS)?.map((fact) => (
                  <span key={fact} className={s.fact}>
                    {fact}
                  </span>
                ))}
              </span>
            </a>
            {rating !== null && <b className={s.rating}>{rating.toFixed(1)}</b>}
          </li>
        )
      })}
    </ul>
  )
}
