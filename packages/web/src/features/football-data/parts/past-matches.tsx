import type { PastMatch } from '@linmen/contract/match/history.schemas.ts'
import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import { useShielded } from '#kit/shield.ts'
import { HiddenScore } from '#kit/veil.tsx'
import { cx } from '#ui/class-names.ts'
import { dateText } from '#features/football-data/moment-text.ts'
import s from './past-matches.module.css'

interface PastMatchesProps {
  readonly caption: string
  readonly matches: readonly PastMatch[]
  /** Whose results these are. */
  readonly teamId: string
  readonly part: 'full' | 'half'
}

const PLATES = { win: '赢', push: '走', lose: '输' }
const BALLS = { over: '大', push: '走', under: '小' }

/** Finished matches, newest first, as one team remembers them. */
export function PastMatches({ caption, matches, teamId, part }: PastMatchesProps) {
  return (
    <table className={s.table}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">日期</th>
          <th scope="col">主队</th>
          <th scope="col">{part === 'half' ? '半场' : '比分'}</th>
          <th scope="col">客队</th>
          <th scope="col">盘路</th>
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

type RowProps = Pick<PastMatchesProps, 'teamId' | 'part'> & { match: PastMatch }

function Row({ match, teamId, part }: RowProps) {
  const { matchId, kickOffAtMs } = match
  const hidden = useShielded({ id: matchId, kickOffAtMs, phase: 'finished' })
  const [large, small] = part === 'half' ? [match.half, match.full] : [match.full, match.half]
  return (
    <tr>
      <th scope="row">
        {dateText(match.kickOffAtMs)}
        <span className={s.sub}>{match.leagueName}</span>
      </th>
      <td className={cx(s.team, match.homeId === teamId && s.own)} title={match.homeName}>
        {match.homeName}
      </td>
      {hidden ? (
        <td className={s.score}>
          <HiddenScore
            small
            matchId={matchId}
            veil="shield"
            of={`${match.homeName} 对 ${match.awayName}`}
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
      <td className={cx(s.team, match.awayId === teamId && s.own)} title={match.awayName}>
        {match.awayName}
      </td>
      <td>
        {!hidden && (
          <Word word={match.handicap && PLATES[match.handicap]} strong={match.handicap === 'win'} />
        )}
        <span className={s.sub}>{match.line}</span>
      </td>
      <td>
        {!hidden && (
          <Word word={match.total && BALLS[match.total]} strong={match.total === 'over'} />
        )}
      </td>
    </tr>
  )
}

const Word = ({ word, strong }: { word: string | null; strong: boolean }) => (
  <span className={cx(strong && s.strong)}>{word ?? '-'}</span>
)

const scoreText = ({ home, away }: Pair) => `${home}-${away}`
