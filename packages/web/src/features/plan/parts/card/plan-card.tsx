import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { MatchStrip, type MatchStripProps } from '#ui/match-strip/match-strip.tsx'
import { Press } from '#ui/press/press.tsx'
import { Stamp } from '#features/plan/parts/result-stamp.tsx'
import { PlanPick, type Pick } from './plan-pick.tsx'
import s from './plan-card.module.css'

export interface PlanCardProps {
  /** The view on the match, never the profit; two lines at most. */
  title: string
  href?: string
  onClick?: () => void
  /** A PlanWho in feeds, or tags and time on the expert's own page. */
  head: ReactNode
  match?: Omit<MatchStripProps, 'inset'>
  /** In place of one match: what else it is about. */
  about?: { readonly text: string; readonly note: string }
  /** On the expert's page: what is behind the lock, or what was picked. */
  pick?: Pick
  result?: keyof typeof RESULTS
  /** In feeds: 1,286 人已看. */
  readers?: string
  /** In feeds: a PriceTag. */
  price?: ReactNode
}

const RESULTS = { hit: '命中', miss: '未中', push: '走盘' } as const

/** The whole card opens the plan; links inside the head stay their own targets. */
export function PlanCard({
  title,
  href,
  onClick,
  head,
  match,
  about,
  pick,
  result,
  ...foot
}: PlanCardProps) {
  return (
    <article className={s.card} data-card="">
      <div className={s.head}>{head}</div>
      <div className={s.body}>
        <div className={s.main}>
          <h3 className={s.title}>
            <Press href={href} onClick={onClick} className={s.open}>
              {title}
            </Press>
          </h3>
          {match && <MatchStrip {...match} inset={!pick && !result} />}
          {about && (
            <p className={cx(s.about, !result && s.inset)}>
              <b>{about.text}</b>
              <span>{about.note}</span>
            </p>
          )}
        </div>
        {result && <Stamp kind={result} label={RESULTS[result]} small />}
      </div>
      {pick && <PlanPick {...pick} />}
      {(foot.readers || foot.price) && (
        <div className={s.foot}>
          <span>{foot.readers}</span>
          {foot.price}
        </div>
      )}
    </article>
  )
}
