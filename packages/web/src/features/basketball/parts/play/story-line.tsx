import type { BasketballInfo } from '@linmen/contract/match/basketball-detail.schemas.ts'
import type { StoryRow } from '@linmen/domain/match/basketball/basketball-story.ts'
import { cx } from '#ui/class-names.ts'
import { Crest } from '#ui/crest/crest.tsx'
import { keptDots } from '#ui/dotted/kept-dots.ts'
import { motion } from '#ui/motion/motion.ts'
import s from './story-line.module.css'

interface StoryLineProps {
  readonly row: StoryRow
  readonly info: BasketballInfo
  readonly fresh: boolean
}

/** Points are bold, with the figure they changed; what belongs to no team stands back. */
export function StoryLineRow({ row, info, fresh }: StoryLineProps) {
  const { clock, side, text, score, scored, important } = row
  const team = side && info[side]
  return (
    <li className={cx(s.line, !team && s.neutral, fresh && s.fresh, fresh && motion.fresh)}>
      <span className={s.clock}>{clock}</span>
      <span className={s.crest}>{team && <Crest id={team.id} name={team.name} size={22} />}</span>
      <p className={cx(s.text, (scored || important) && s.strong)}>
        {team && <span className="sr-only">{team.name}：</span>}
        {keptDots(text)}
      </p>
      {scored && (
        <span className={s.score}>
          <b className={cx(scored !== 'away' && s.same)}>{score.away}</b>-
          <b className={cx(scored !== 'home' && s.same)}>{score.home}</b>
        </span>
      )}
    </li>
  )
}
