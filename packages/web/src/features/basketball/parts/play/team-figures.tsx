import type {
  BasketballStanding,
  BoxPeriod,
} from '@linmen/contract/match/basketball-box.schemas.ts'
import { useState } from 'react'
import { Card } from '#ui/card/card.tsx'
import { Section } from '#ui/section/section.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { StatBar } from '#ui/stat-bar/stat-bar.tsx'
import s from './team-figures.module.css'

interface TeamFiguresProps {
  readonly standing: BasketballStanding
  readonly until: string | null
}

/** 技术统计: both teams in figures, of the match or of one quarter or overtime. */
export function TeamFigures({ standing: { statistics, home, away }, until }: TeamFiguresProps) {
  const [period, setPeriod] = useState<BoxPeriod>('all')
  const shown = statistics.find((each) => each.period === period) ?? statistics[0]
  if (!shown) return null
  const told = statistics.map((each) => ({ key: each.period, label: PERIODS[each.period] }))
  const choice = told.length > 1 && (
    <Segmented label="时段" items={told} value={shown.period} onChange={setPeriod} />
  )
  const beside = told.length <= BESIDE_TITLE
  return (
    <Card as="div">
      <Section inCard title="技术统计" aside={beside && choice}>
        {!beside && <div className={s.periods}>{choice}</div>}
        <p className={s.teams}>
          <span className={s.away}>客 {away.teamName}</span>
          {until && <span className={s.until}>{until}</span>}
          <span className={s.home}>{home.teamName} 主</span>
        </p>
        <div className={s.bars}>
          {shown.figures.map(({ name, value }) => (
            <StatBar key={name} label={name} home={value.home} away={value.away} awayFirst />
          ))}
        </div>
      </Section>
    </Card>
  )
}

const BESIDE_TITLE = 5

const PERIODS: Readonly<Record<BoxPeriod, string>> = {
  all: '全场',
  first: '一',
  second: '二',
  third: '三',
  fourth: '四',
  overtime1: '加1',
  overtime2: '加2',
  overtime3: '加3',
  overtime4: '加4',
  overtime5: '加5',
  overtime6: '加6',
  overtime7: '加7',
  overtime8: '加8',
}
