import { priceText } from '@linmen/domain/money/coin-text.ts'
import { hrefTo } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { Card } from '#ui/card/card.tsx'
import { cx } from '#ui/class-names.ts'
import { Press } from '#ui/press/press.tsx'
import { Section } from '#ui/section/section.tsx'
import type { Diary } from '#features/user/spend-diary.ts'
import { monthWord } from './spent-panel.tsx'
import s from './month-bars.module.css'

/** Six months side by side. A month leads to its own page. */
export function MonthBars({ diary }: { diary: Diary }) {
  const { currency } = useHost()
  const { months, own } = diary
  const most = Math.max(1, ...months.map(({ spent }) => spent), own.limit ?? 0)
  const height = (amount: number) => `${(amount / most) * 100}%`
  return (
    <Card>
      <Section inCard title="近六个月" fact={`${currency}，退款已扣除`}>
        <div className={s.chart}>
          {own.limit !== undefined && (
            <i className={s.limit} style={{ bottom: height(own.limit) }}>
              <span className={s.now}>现上限 {priceText(own.limit)}</span>
            </i>
          )}
          {months.map(({ month, spent }) => (
            <Press
              key={month}
              href={hrefTo('SpendDiaryPage', { month })}
              className={s.month}
              aria-label={`${monthWord(month)} ${priceText(spent)} ${currency}`}
              aria-current={month === diary.month || undefined}
            >
              <span className={s.sum}>{priceText(spent)}</span>
              <i
                className={cx(s.bar, month === diary.month && s.shown)}
                style={{ height: height(spent) }}
              />
            </Press>
          ))}
        </div>
        <div className={s.words} aria-hidden="true">
          {months.map(({ month }) => (
            <span key={month}>{monthWord(month)}</span>
          ))}
        </div>
      </Section>
    </Card>
  )
}
