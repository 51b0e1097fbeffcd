import type { InformationEntry } from '@linmen/contract/match/intelligence.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { DataCard } from '#sport/data-card/data-card.tsx'
import { momentText } from '#sport/moment-text.ts'
import { cx } from '#ui/class-names.ts'
import { analysisQueries } from '#features/football/match-data.queries.ts'
import { AbsencesCard } from './absences-card.tsx'
import s from './intelligence-panel.module.css'
import type { OfMatch } from '#features/football/of-match.ts'
import { WeatherCard } from './weather-card.tsx'

/** 情报: what speaks for and against each side, who is missing, what the weather does. */
export function IntelligencePanel({ matchId }: OfMatch) {
  const query = useQuery(analysisQueries.intelligence(matchId))
  return (
    <>
      <DataCard
        title="情报"
        query={query}
        height={320}
        isEmpty={({ home, away, neutral }) => home.length + away.length + neutral.length === 0}
        emptyText="还没有收到本场情报"
      >
        {({ home, away, neutral, homeName, awayName }) => (
          <>
            <Side name={homeName} tone="home" items={home} />
            <Side name={awayName} tone="away" items={away} />
            <Side name="双方" tone="both" items={neutral} />
          </>
        )}
      </DataCard>
      <AbsencesCard matchId={matchId} />
      <WeatherCard matchId={matchId} />
    </>
  )
}

interface SideProps {
  readonly name: string
  readonly tone: 'home' | 'away' | 'both'
  readonly items: readonly InformationEntry[]
}

const TONES = { good: '有利', bad: '不利', neutral: '中立' }
const ORDER = ['good', 'bad', 'neutral'] as const

function Side({ name, tone, items }: SideProps) {
  const sorted = ORDER.flatMap((each) => items.filter((item) => item.tone === each))
  return (
    <section aria-label={`${name} 情报`} className={s.side}>
      <h3 className={cx(s.name, s[tone])}>{name}</h3>
      {sorted.length === 0 && <p className={s.none}>暂无</p>}
      <ul>
        {sorted.map((item) => (
          <li key={`${item.title} ${item.atMs}`} className={s.item}>
            <p className={s.title}>
              <span className={cx(s.tone, s[item.tone])}>{TONES[item.tone]}</span>
              <b>{item.title}</b>
              <time>{momentText(item.atMs)}</time>
            </p>
            <p className={s.text}>{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
