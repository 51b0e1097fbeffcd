import { Fragment, type ReactNode } from 'react'
import s from './team-part.module.css'

interface TeamPartProps {
  readonly name: string
  /** What about the team, for those who hear it. */
  readonly what: string
  readonly aside?: ReactNode
  /** Said where there is nothing to show. */
  readonly empty?: string | false
  readonly children: ReactNode
}

/** What a card tells of one of its two teams. */
export const TeamPart = ({ name, what, aside, empty, children }: TeamPartProps) => (
  <section aria-label={`${name} ${what}`}>
    <header className={s.head}>
      <h3>{name}</h3>
      {aside}
    </header>
    {empty ? <TeamNote text={empty} /> : children}
  </section>
)

/** A few words under a team's name or its figures. No line ends inside one of its facts. */
export const TeamNote = ({ text }: { text: string }) => (
  <p className={s.note}>
    {text.split('　').map((fact, at) => (
      <Fragment key={at}>
        {at > 0 && '　'}
        <span className={s.fact}>{fact}</span>
      </Fragment>
    ))}
  </p>
)
