import type { Article } from '@linmen/contract/home/article.schemas.ts'
import { Crest } from '#ui/crest/crest.tsx'
import { cx } from '#ui/class-names.ts'
import s from './news-art.module.css'

type Drawn = Pick<Article, 'channel' | 'match'>

/** Whether a row has something to draw: a notice is words. */
export const hasArt = ({ channel, match }: Drawn): boolean =>
  match !== undefined || (channel !== 'notice' && channel !== 'flash')

/** The small picture of a row: the two teams, or what its channel is about. Drawn, never a photograph. */
export function NewsArt({ article: { channel, match } }: { article: Drawn }) {
  if (match)
    return (
      <span className={cx(s.thumb, s.night)} aria-hidden="true">
        <Crest id={match.homeId} name={match.home} size={30} />
        <Crest id={match.awayId} name={match.away} size={30} />
      </span>
    )
  const Motif = MOTIFS[channel] ?? Goal
  return (
    <svg className={cx(s.thumb, s[channel])} viewBox="0 0 104 74" aria-hidden="true">
      <Motif />
    </svg>
  )
}

/** The wide picture of the first article: a pitch at night with the teams, or the ball in the corner. */
export function LeadArt({ article: { match } }: { article: Drawn }) {
  return (
    <span className={cx(s.lead, s.night)} aria-hidden="true">
      <svg className={s.pitch} viewBox="0 0 351 148" preserveAspectRatio="xMidYMid slice">
        <ellipse cx="175" cy="104" rx="150" ry="38" />
        <path d="M175 66v76M25 104h46M326 104h-46" />
        <ellipse cx="175" cy="104" rx="34" ry="12" />
        {!match && (
          <>
            <path className={s.net} d={netting} />
            <path className={s.frame} d="M118 104V34a4 4 0 0 1 4-4h107a4 4 0 0 1 4 4v70" />
            <circle className={s.ball} cx="133" cy="45" r="9.5" />
            <path className={s.patch} d="m133 40.6 4.1 3-1.6 4.9h-5l-1.6-4.9 4.1-3Z" />
          </>
        )}
      </svg>
      {match && (
        <>
          <Crest id={match.homeId} name={match.home} size={64} />
          <Crest id={match.awayId} name={match.away} size={64} />
        </>
      )}
    </span>
  )
}

const cords = Array.from({ length: 10 }, (_, at) => `M${128 + at * 10.5} 32V104`)
const rows = Array.from({ length: 6 }, (_, at) => `M120 ${42 + at * 11}H231`)
const netting = [...cords, ...rows].join('')

const Chart = () => (
  <>
    <path d="M12 60V24l16 12 16-22 18 18 30-20" />
    <path className={s.axis} d="M12 60h80" />
    <circle className={s.dot} cx="92" cy="12" r="4.5" />
  </>
)

const Pitch = () => (
  <>
    <path d="M10 12h84v50H10zM52 12v50M10 25h14v24H10M94 25H80v24h14" />
    <circle cx="52" cy="37" r="10" />
    <circle className={s.dot} cx="66" cy="27" r="4.5" />
  </>
)

const Court = () => (
  <>
    <path d="M0 62h104M20 62V34a32 32 0 0 1 64 0v28M38 62V40h28v22" />
    <circle cx="52" cy="40" r="12" />
    <circle className={s.dot} cx="78" cy="18" r="8" />
  </>
)

const Goal = () => (
  <>
    <path className={s.cord} d="M32 30v32M44 30v32M56 30v32M68 30v32M24 36h56M24 48h56" />
    <path d="M20 62V22a4 4 0 0 1 4-4h56a4 4 0 0 1 4 4v40" />
    <circle className={s.dot} cx="30" cy="28" r="6" />
  </>
)

const MOTIFS: Partial<Record<Article['channel'], () => React.JSX.Element>> = {
  ...{ data: Chart, football: Pitch, basketball: Court },
}
