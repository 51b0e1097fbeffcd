import { useShielded } from '#sport/shield/shield.ts'
import { HiddenScore } from '#sport/shield/veil.tsx'
import { dateText } from '#sport/moment-text.ts'
import { cx } from '#ui/class-names.ts'
import { followRow, RowLink } from '#ui/data-table/row-link.tsx'
import s from './past-matches.module.css'

interface Team {
  readonly id: string
  readonly name: string
}

/** A match that is over, with the teams and the scores in the order of its sport. */
export interface PastRow {
  readonly matchId: string
  readonly href: string | undefined
  readonly kickOffAtMs: number
  /** Under the day. */
  readonly note: string
  readonly teams: readonly [Team, Team]
  readonly full: string | null
  readonly half: string | null
  readonly outcome: 'win' | 'draw' | 'lose'
  readonly plate: { readonly result: keyof typeof PLATES | null; readonly line: string }
  readonly total: { readonly result: keyof typeof TOTALS | null; readonly line: string }
}

export interface PastMatchesProps {
  readonly caption: string
  /** What the columns of the two teams and of the plate are called. */
  readonly heads: readonly [string, string, string]
  readonly rows: readonly PastRow[]
  /** Whose results these are. */
  readonly teamId: string
  readonly part: 'full' | 'half'
}

const PLATES = { win: '赢', push: '走', lose: '输' }
const TOTALS = { over: '大', push: '走', under: '小' }

/** Finished matches, newest first, as one team remembers them. */
export function PastMatches({ caption, heads, rows, teamId, part }: PastMatchesProps) {
  const columns = ['日期', heads[0], part === 'half' ? '半场' : '比分', ...heads.slice(1), '大小']
  return (
    <div className={s.scroll}>
      <table className={s.table}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.matchId} {...{ row, teamId, part }} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = Pick<PastMatchesProps, 'teamId' | 'part'> & { readonly row: PastRow }

function Row({ row, teamId, part }: RowProps) {
  const { matchId, kickOffAtMs, teams, plate, total } = row
  const day = dateText(kickOffAtMs)
  const hidden = useShielded({ id: matchId, kickOffAtMs, phase: 'finished' })
  const team = ({ id, name }: Team) => (
    <td className={cx(s.team, id === teamId && s.own)} title={name}>
      {name}
    </td>
  )
  return (
    <tr className={s.open} onClick={followRow}>
      <th scope="row">
        <RowLink href={row.href} label={`${day} ${teams[0].name} 对 ${teams[1].name}`}>
          {day}
          <span className={s.sub}>{row.note}</span>
        </RowLink>
      </th>
      {team(teams[0])}
      <Score {...{ row, part, hidden }} />
      {team(teams[1])}
      <td>
        {!hidden && (
          <Word word={plate.result && PLATES[plate.result]} strong={plate.result === 'win'} />
        )}
        <span className={s.sub}>{plate.line}</span>
      </td>
      <td>
        {!hidden && (
          <Word word={total.result && TOTALS[total.result]} strong={total.result === 'over'} />
        )}
        <span className={s.sub}>{total.line}</span>
      </td>
    </tr>
  )
}

type ScoreProps = Pick<RowProps, 'row' | 'part'> & { readonly hidden: boolean }

function Score({ row: { matchId, teams, full, half, outcome }, part, hidden }: ScoreProps) {
  const [large, small, mark] = part === 'half' ? [half, full, '全'] : [full, half, '半']
  if (hidden)
    return (
      <td className={s.score}>
        <HiddenScore
          small
          veil="shield"
          of={`${teams[0].name} 对 ${teams[1].name}`}
          {...{ matchId }}
        />
      </td>
    )
  return (
    <td className={cx(s.score, s[outcome])}>
      {large ?? '-'}
      <span className={s.sub}>{small && `${mark} ${small}`}</span>
    </td>
  )
}

const Word = ({ word, strong }: { word: string | null; strong: boolean }) => (
  <span className={cx(strong && s.strong)}>{word ?? '-'}</span>
)
