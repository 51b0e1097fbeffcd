import type { BasketballPast } from '@linmen/contract/match/basketball-history.schemas.ts'
import { backToBackTag, scoreText } from '@linmen/domain/match/basketball-words.ts'
import { beijingDay } from '@linmen/domain/match/business-day.ts'
import { lineLabel } from '@linmen/domain/odds/line-label.ts'
import { useShielded, type ShieldedMatch } from '#kit/shield.ts'
import { HiddenScore } from '#kit/veil.tsx'
import { cx } from '#ui/class-names.ts'
import s from './past-matches.module.css'

interface PastMatchesProps {
  readonly caption: string
  readonly matches: readonly BasketballPast[]
  /** Whose results these are. */
  readonly teamId: string
  readonly part: 'full' | 'half'
}

const PLATES = { win: '赢', push: '走', lose: '输' }
const BALLS = { over: '大', push: '走', under: '小' }

/** Finished matches, newest first, away team first, as one team remembers them. */
export function PastMatches({ caption, matches, teamId, part }: PastMatchesProps) {
  return (
    <table className={s.table}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">日期</th>
          <th scope="col">客队</th>
          <th scope="col">{part === 'half' ? '半场' : '比分'}</th>
          <th scope="col">主队</th>
          <th scope="col">让分</th>
          <th scope="col">大小</th>
        </tr>
      </thead>
      <tbody>
        {matches.map((match) => (
          <Row key={match.matchId} {...{ match, teamId, part }} />
        ))}
      </tbody>
    </table>
  )
}

export const pastFacts = ({ matchId, kickOffAtMs }: BasketballPast): ShieldedMatch => ({
  id: matchId,
  kickOffAtMs,
  phase: 'finished',
})

type RowProps = Pick<PastMatchesProps, 'teamId' | 'part'> & { match: BasketballPast }

function Row({ match, teamId, part }: RowProps) {
  const { full, half, handicap, total, asian, overUnder } = match
  const [large, small] = part === 'half' ? [half, full] : [full, half]
  const hidden = useShielded(pastFacts(match))
  return (
    <tr>
      <th scope="row">
        {beijingDay(match.kickOffAtMs).slice(2)}
        <span className={s.sub}>{backToBackTag(match) ?? match.leagueName}</span>
      </th>
      <td className={cx(match.awayId === teamId && s.own)}>{match.awayName}</td>
      {hidden ? (
        <td className={s.score}>
          <HiddenScore
            small
            matchId={match.matchId}
            veil="shield"
            of={`${match.awayName} 对 ${match.homeName}`}
          />
        </td>
      ) : (
        <td className={cx(s.score, s[match.outcome])}>
          {large ? scoreText(large) : '-'}
          <span className={s.sub}>
            {small && `${part === 'half' ? '全' : '半'} ${scoreText(small)}`}
          </span>
        </td>
      )}
      <td className={cx(match.homeId === teamId && s.own)}>{match.homeName}</td>
      <td>
        <span className={cx(!hidden && handicap === 'win' && s.strong)}>
          {handicap && !hidden ? PLATES[handicap] : '-'}
        </span>
        <span className={s.sub}>{asian && lineLabel(asian.line, 'asian', 'basketball')}</span>
      </td>
      <td>
        <span className={cx(!hidden && total === 'over' && s.strong)}>
          {total && !hidden ? BALLS[total] : '-'}
        </span>
        <span className={s.sub}>
          {overUnder && lineLabel(overUnder.line, 'overUnder', 'basketball')}
        </span>
      </td>
    </tr>
  )
}
