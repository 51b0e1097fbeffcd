import type { RankedExpert, RankKind } from '@linmen/contract/expert/ranking.schemas.ts'
import { gradeName } from '@linmen/domain/expert/grade.ts'
import { FEWEST_FOR_STRENGTH } from '@linmen/domain/expert/strength.ts'
import { hrefTo } from '#kit/go.ts'
import { useSumVeil } from '#sport/shield/tv-delay.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Press } from '#ui/press/press.tsx'
import { VerifiedMark } from '#ui/verified-mark/verified-mark.tsx'
import { signedPercent } from '#features/expert/expert-words.ts'
import { RowFigure } from './row-figure.tsx'
import { StrengthLine } from './strength-line.tsx'
import s from './rank-row.module.css'

/** One line of a ranking. A record that holds a hidden result keeps its place and its figures to itself. */
export function RankRow({ ranked, kind }: { ranked: RankedExpert; kind: RankKind }) {
  const { expert, picks, rawReturn, closing } = ranked
  const veil = useSumVeil(expert.record)
  const place = veil ? undefined : ranked.place
  const figure = veil ? { value: '已隐藏', note: '' } : figureOf(ranked, kind)
  return (
    <Press className={s.row} href={hrefTo('ExpertHomePage', { expertId: expert.id })}>
      <span className={s.place}>{place ?? '-'}</span>
      <Avatar id={expert.id} url={expert.avatar} size={40} />
      <span className={s.text}>
        <span className={s.name}>
          {expert.name}
          {expert.record.settled > 0 && <VerifiedMark size={14} />}
          <span className={s.grade}>{expert.level === 1 ? '实验室' : gradeName(expert.grade)}</span>
        </span>
        {kind === 'strength' && !veil && (
          <StrengthLine {...ranked} summary={`${figure.value} ${figure.note}`} />
        )}
        <span className={s.note}>
          {picks} 场
          {!veil && rawReturn !== undefined && <span>原始 {signedPercent(rawReturn)}</span>}
          {kind === 'strength' && !veil && closing && (
            <span title={`与收盘价可比 ${closing.picks} 场`}>
              较收盘 {signedPercent(closing.percent)}
            </span>
          )}
        </span>
      </span>
      <RowFigure className={s.figure} {...figure} />
    </Press>
  )
}

interface Figure {
  readonly value: string
  readonly note: string
  readonly tone?: 'up' | 'down' | undefined
}

function figureOf({ expert, strength, picks }: RankedExpert, kind: RankKind): Figure {
  const { recent, streak, longestStreak, monthReturn } = expert.record
  if (kind === 'strength')
    return strength
      ? {
          value: signedPercent(strength.percent),
          note: `${signed(strength.low)} ~ ${signed(strength.high)}`,
          tone: toneOf(strength.percent),
        }
      : { value: '样本不足', note: `满 ${FEWEST_FOR_STRENGTH} 场，已有 ${picks}` }
  if (kind === 'profit')
    return monthReturn === undefined
      ? { value: '样本不足', note: '30 天满 10 场' }
      : { value: signedPercent(monthReturn), note: '近 30 天', tone: toneOf(monthReturn) }
  if (!recent) return { value: '样本不足', note: '满 3 场' }
  if (kind === 'streak') return { value: `${streak} 连红`, note: `最长 ${longestStreak}` }
  return { value: `近${recent.picks}中${recent.hits}`, note: `${streak} 连红`, tone: 'up' }
}

const signed = (percent: number) => `${percent > 0 ? '+' : ''}${percent.toFixed(1)}`
const toneOf = (percent: number) => (percent < 0 ? 'down' : percent > 0 ? 'up' : undefined)
