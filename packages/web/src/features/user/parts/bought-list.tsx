import { beijingDay } from '@linmen/domain/match/business-day.ts'
import { priceText } from '@linmen/domain/money/coin-text.ts'
import { hrefTo, isOpen } from '#kit/go.ts'
import { useAnyShielded, useShielded } from '#sport/shield/shield.ts'
import { Card } from '#ui/card/card.tsx'
import { cx } from '#ui/class-names.ts'
import { Press } from '#ui/press/press.tsx'
import { Section } from '#ui/section/section.tsx'
import { SmallEmpty } from '#ui/small-empty/small-empty.tsx'
import type { Diary } from '#features/user/spend-diary.ts'
import { monthWord } from './spent-panel.tsx'
import s from './bought-list.module.css'

type Entry = Diary['entries'][number]

/** Every purchase of the month with what came of it. Who does not want to know results yet sees none. */
export function BoughtList({ diary }: { diary: Diary }) {
  const { entries, month } = diary
  return (
    <Card>
      <Section
        inCard
        title="买过的内容"
        fact={`${monthWord(month)}，${entries.length}${diary.isCut ? '+' : ''} 篇`}
        {...(isOpen('MyLookPlanPage') && {
          more: { text: '全部', href: hrefTo('MyLookPlanPage', { tab: 'all' })! },
        })}
      >
        {entries.length === 0 ? (
          <SmallEmpty title="这个月没有买过内容" />
        ) : (
          <>
            <Outcomes entries={entries} />
            {entries.map((entry) => (
              <Bought key={entry.orderId} entry={entry} />
            ))}
          </>
        )}
      </Section>
    </Card>
  )
}

const COUNTED = [
  ['hit', '中'],
  ['missed', '未中'],
  ['refunded', '已退'],
  ['waiting', '未开'],
] as const

function Outcomes({ entries }: { entries: readonly Entry[] }) {
  const hidden = useAnyShielded(entries.flatMap((entry) => matchOf(entry) ?? []))
  return (
    <dl className={s.counts}>
      {COUNTED.map(([outcome, word]) => (
        <div key={outcome} className={s.count}>
          <dt className={s.word}>{word}</dt>
          <dd className={s.figure}>
            {hidden ? '-' : entries.filter((entry) => entry.outcome === outcome).length}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const MARKS: Readonly<Record<Entry['outcome'], readonly [string, string]>> = {
  none: ['购', '已购买'],
  waiting: ['待', '未开'],
  hit: ['中', '命中'],
  missed: ['未', '未中'],
  returned: ['走', '走盘'],
  refunded: ['退', '已退款'],
}

const GOODS: Readonly<Record<string, string>> = {
  plan: '方案',
  interpretation: '解读',
  video: '视频解读',
  setMeal: '套餐',
  vip: '会员',
  subscription: '包月',
  model: '模型数据',
  winMark: '风向标',
}

function Bought({ entry }: { entry: Entry }) {
  const hidden = useShielded(matchOf(entry) ?? { id: '', kickOffAtMs: 0, phase: 'finished' })
  const outcome =
    hidden && ['hit', 'missed', 'returned'].includes(entry.outcome) ? 'waiting' : entry.outcome
  const [mark, spoken] = MARKS[outcome]
  const isRefunded = outcome === 'refunded'
  return (
    <Press href={hrefOf(entry)} className={s.row}>
      <span
        className={cx(s.mark, s[outcome])}
        aria-label={hidden ? '结果已隐藏' : spoken}
        role="img"
      >
        {mark}
      </span>
      <span className={s.what}>
        <span className={s.title}>{entry.title}</span>
        <span className={s.note}>
          {[entry.expertName, GOODS[entry.goods] ?? '内容', beijingDay(entry.boughtAtMs).slice(5)]
            .filter(Boolean)
            .join('　')}
        </span>
      </span>
      <span className={s.cost}>
        <b>{isRefunded ? '0' : priceText(entry.pay)}</b>
        {isRefunded && <small className={s.note}>已退 {priceText(entry.pay)}</small>}
        {!isRefunded && entry.saved > 0 && (
          <small className={s.note}>省 {priceText(entry.saved)}</small>
        )}
      </span>
    </Press>
  )
}

const hrefOf = ({ goods, goodsId }: Entry) =>
  goods === 'plan' ? hrefTo('PlanDetailPage', { id: goodsId }) : undefined

const matchOf = ({ matchId, kickOffAtMs }: Entry) =>
  matchId === undefined || kickOffAtMs === undefined
    ? undefined
    : { id: matchId, kickOffAtMs, phase: 'finished' as const }
