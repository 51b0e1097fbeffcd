import type { Movement } from '@linmen/domain/odds/odds-text.ts'
import { Card } from '#ui/card/card.tsx'
import { OddsValue } from '#ui/odds-value/odds-value.tsx'
import { Section } from '#ui/section/section.tsx'
import s from './share-odds.module.css'

export interface ShareOddsRow {
  readonly name: string
  readonly cells: readonly ShareOddsCell[]
}

export interface ShareOddsCell {
  readonly head: string
  readonly text: string
  /** A handicap does not move up or down. */
  readonly move?: Movement
}

interface ShareOddsProps {
  readonly company: string
  readonly rows: readonly ShareOddsRow[]
}

/** What one company offers, a line for each market. */
export function ShareOdds({ company, rows }: ShareOddsProps) {
  return (
    <Card>
      <Section inCard title="指数" fact={company}>
        <dl className={s.rows}>
          {rows.map(({ name, cells }) => (
            <div key={name} className={s.row}>
              <dt className={s.name}>{name}</dt>
              {cells.map(({ head, text, move }) => (
                <dd key={head} className={s.cell}>
                  <span className={s.head}>{head}</span>
                  <OddsValue size="m" value={text} move={move ?? 'same'} />
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </Section>
    </Card>
  )
}
