import type { ExpertHome } from '@linmen/contract/expert/expert.schemas.ts'
import { hrefTo } from '#kit/go.ts'
import { ResultsVeil } from '#sport/shield/veil.tsx'
import { Card } from '#ui/card/card.tsx'
import { chevronRight } from '#ui/icon/basic.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Press } from '#ui/press/press.tsx'
import { RecordDots } from '#ui/record-dots/record-dots.tsx'
import { VerifiedMark } from '#ui/verified-mark/verified-mark.tsx'
import { signedPercent } from '#features/expert/expert-words.ts'
import { ProfitSpark } from './profit-spark.tsx'
import s from './expert-record.module.css'

/** What the expert has shown, from settled plans alone. */
export function ExpertRecord({ expert }: { expert: ExpertHome }) {
  const { id, record, best } = expert
  return (
    <Card raised label="战绩" className={s.card}>
      <ResultsVeil what="战绩" at={id} changed={record}>
        <Figures expert={expert} />
        <dl className={s.facts}>
          <Fact name="当前" value={`${record.streak} 连红`} />
          <Fact name="最长" value={`${record.longestStreak} 连红`} />
          <Fact name="最擅长" value={best ? `${best.league} ${best.percent}%` : '样本不足'} />
        </dl>
      </ResultsVeil>
      <Press
        className={s.checked}
        href={hrefTo('LeagueRecordPage', { expertId: id, gameType: 'all' })}
      >
        <VerifiedMark size={18} />
        <b>开赛前锁定</b>
        <span>不可修改，共结算 {record.settled} 场</span>
        <Icon glyph={chevronRight} size={18} />
      </Press>
      <Press className={s.checked} href={hrefTo('ExpertProofPage', { expertId: id })}>
        <b>验证战绩</b>
        <span>在本机核对公开日志</span>
        <Icon glyph={chevronRight} size={18} />
      </Press>
    </Card>
  )
}

function Figures({ expert: { record, curve } }: { expert: ExpertHome }) {
  const { recent, monthReturn } = record
  return (
    <div className={s.top}>
      <div>
        {recent ? (
          <b className={s.recent}>
            近<span>{recent.picks}</span>中<span>{recent.hits}</span>
          </b>
        ) : (
          <b className={s.few}>样本不足</b>
        )}
        <RecordDots results={record.dots.map((dot) => dot === 'hit')} />
      </div>
      <div className={s.month}>
        <span>
          近30天回报{' '}
          <b data-down={monthReturn !== undefined && monthReturn < 0 ? '' : undefined}>
            {monthReturn === undefined ? '样本不足' : signedPercent(monthReturn)}
          </b>
        </span>
        <ProfitSpark points={curve} />
      </div>
    </div>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className={s.fact}>
    <dd>{value}</dd>
    <dt>{name}</dt>
  </div>
)
