import type { PeriodFigures } from '@linmen/contract/match/match-course.schemas.ts'
import { figureRows, type FigureRow } from '@linmen/domain/match/figure-rows.ts'
import { useState } from 'react'
import { Card } from '#ui/card/card.tsx'
import { Section } from '#ui/section/section.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { StatBar } from '#ui/stat-bar/stat-bar.tsx'
import s from './figures-card.module.css'

const PERIODS = [
  { key: 'all', label: '全场' },
  { key: 'first', label: '上半场' },
  { key: 'second', label: '下半场' },
] as const
type Period = (typeof PERIODS)[number]['key']

/** Three figures at first; all of them, also half by half, when asked. */
export function FiguresCard({ figures }: { figures: readonly PeriodFigures[] }) {
  const [open, setOpen] = useState(false)
  const [period, setPeriod] = useState<Period>('all')
  const told = PERIODS.filter(({ key }) => figures.some((each) => each.period === key))
  const shown = figures.find((each) => each.period === (open ? period : 'all'))
  if (!shown) return null
  const { key, rest } = figureRows(shown.figures)
  const count = key.length + rest.length
  const more = {
    text: open ? '收起' : `全部 ${count} 项`,
    open,
    onClick: () => setOpen(!open),
  }
  return (
    <Card as="div">
      <Section inCard title="技术统计" {...(rest.length > 0 && { more })}>
        <div className={s.body}>
          {open && told.length > 1 && (
            <div className={s.periods}>
              <Segmented items={told} value={period} onChange={setPeriod} label="统计范围" />
            </div>
          )}
          {key.map(bar)}
          {open && rest.map(bar)}
        </div>
      </Section>
    </Card>
  )
}

const bar = ({ name, ...row }: FigureRow) => <StatBar key={name} {...row} />
