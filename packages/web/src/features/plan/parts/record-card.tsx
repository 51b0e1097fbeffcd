import type { ExpertFace } from '@linmen/contract/expert/expert.schemas.ts'
import { ResultsVeil } from '#sport/shield/veil.tsx'
import { RecordDots } from '#ui/record-dots/record-dots.tsx'
import { VerifiedMark } from '#ui/verified-mark/verified-mark.tsx'
import s from './record-card.module.css'

/** What the expert has shown so far. Nothing is said while there are too few settled plans. */
export function RecordCard({ id, record }: Pick<ExpertFace, 'id' | 'record'>) {
  if (!record.recent) return null
  return (
    <section className={s.card} aria-label="近期战绩">
      <ResultsVeil what="战绩" at={id} changed={record}>
        <Record record={record} recent={record.recent} />
      </ResultsVeil>
    </section>
  )
}

interface RecordProps extends Pick<ExpertFace, 'record'> {
  readonly recent: NonNullable<ExpertFace['record']['recent']>
}

function Record({ record, recent }: RecordProps) {
  const { streak, longestStreak, monthReturn } = record
  return (
    <>
      <div className={s.top}>
        <b className={s.recent}>
          近<span className={s.figure}>{recent.picks}</span>中
          <span className={s.figure}>{recent.hits}</span>
        </b>
        <span className={s.checked}>
          <VerifiedMark size={15} />
          开赛前锁定，不可修改
        </span>
      </div>
      <RecordDots results={record.dots.map((dot) => dot === 'hit')} />
      <dl className={s.facts}>
        <Fact name="当前连红" value={String(streak)} />
        <Fact name="最长连红" value={String(longestStreak)} />
        <Fact
          name="近30天回报"
          value={monthReturn === undefined ? '样本不足' : signed(monthReturn)}
        />
      </dl>
    </>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className={s.fact}>
    <dt className={s.name}>{name}</dt>
    <dd className={s.value}>{value}</dd>
  </div>
)

const signed = (percent: number) => `${percent > 0 ? '+' : ''}${percent.toFixed(1)}%`
