import { Crest } from '#ui/crest/crest.tsx'
import { cx } from '#ui/class-names.ts'
import { Press } from '#ui/press/press.tsx'
import s from './bracket.module.css'

export interface BracketProps {
  /** Spoken name, e.g. 2026/27 淘汰赛对阵. */
  label: string
  /** From the first round to the final; ties in the order in which the next round joins them. */
  rounds: readonly BracketColumn[]
}

export interface BracketColumn {
  name: string
  ties: readonly BracketTie[]
}

export interface BracketTie {
  id: string
  home: BracketTeam
  away: BracketTeam
  /** Who went through; null while it is open. */
  winnerId: string | null
  /** The ties these two came from. */
  from?: readonly string[]
  /** Which part of the competition it belongs to, e.g. 东部. */
  part?: string
  /** How it was decided, e.g. 点球 4-3. */
  note?: string
  legs: readonly BracketLeg[]
}

export interface BracketTeam {
  /** Empty while nobody knows who it will be. */
  id: string
  name: string
  /** Goals over all legs, or games won. */
  total?: number
}

export interface BracketLeg {
  id: string
  /** 首回合 2-1, or when it is played. */
  text: string
  href?: string
}

/** The way to the title: one column a round, scrolled sideways. */
export function Bracket({ label, rounds }: BracketProps) {
  return (
    <div className={s.scroll} role="region" aria-label={label} tabIndex={0}>
      <ol className={s.rounds}>
        {rounds.map((round, at) => (
          <li key={round.name} className={s.round}>
            <h3 className={s.name}>{round.name}</h3>
            <ul className={cx(s.ties, joins(round, rounds[at + 1]) && s.joined)}>
              {round.ties.map((tie) => (
                <li key={tie.id} className={s.place}>
                  <Tie tie={tie} final={at === rounds.length - 1 && round.ties.length === 1} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Lines are drawn only where two ties really lead to one. */
const joins = (round: BracketColumn, next: BracketColumn | undefined) =>
  next !== undefined &&
  round.ties.length === next.ties.length * 2 &&
  round.ties.every(({ id }, at) => next.ties[Math.floor(at / 2)]?.from?.includes(id) === true)

interface TieProps {
  tie: BracketTie
  /** Who wins it has won the title. */
  final: boolean
}

function Tie({ tie, final }: TieProps) {
  const leads = tie.legs.find(({ href }) => href !== undefined)?.href
  const champion = final && [tie.home, tie.away].find(({ id }) => id === tie.winnerId)
  return (
    <article className={s.tie} aria-label={`${tie.home.name} 对 ${tie.away.name}`}>
      {tie.part && <p className={s.part}>{tie.part}</p>}
      <Press href={leads} className={cx(s.sides, leads !== undefined && s.open)}>
        <Side team={tie.home} tie={tie} />
        <Side team={tie.away} tie={tie} />
      </Press>
      <ul className={s.legs}>
        {tie.legs.map(({ id, text, href }) => (
          <li key={id}>
            <Press href={href} className={cx(s.leg, href !== undefined && s.leads)}>
              {text}
            </Press>
          </li>
        ))}
        {tie.note && <li className={s.note}>{tie.note}</li>}
        {champion && (
          <li className={s.champion}>
            <b className={s.title}>冠军</b>
            {champion.name}
          </li>
        )}
      </ul>
    </article>
  )
}

function Side({ team, tie }: { team: BracketTeam; tie: BracketTie }) {
  const through = team.id !== '' && tie.winnerId === team.id
  return (
    <div className={cx(s.side, through && s.through, tie.winnerId !== null && !through && s.out)}>
      {team.id !== '' && <Crest id={team.id} name={team.name} size={18} />}
      <span className={s.team} title={team.name}>
        {team.name}
      </span>
      {through && <span className="sr-only">胜出</span>}
      {team.total !== undefined && <b className={s.total}>{team.total}</b>}
    </div>
  )
}
