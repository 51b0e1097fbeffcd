import type { House } from '@linmen/contract/kit/codec.ts'
import type { basketballRecords } from '@linmen/contract/league/basketball-statistics.schemas.ts'
import type { BasketballRow } from '@linmen/contract/league/match-row.schemas.ts'
import { pointsWords } from '#features/league/basketball-words.ts'
import { matchHref } from '#features/league/match-href.ts'
import { seasonWord } from '#features/league/seasons.ts'
import { hrefTo } from '#kit/go.ts'
import { Card } from '#ui/card/card.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Section } from '#ui/section/section.tsx'
import s from '#features/league/parts/tab.module.css'

type Best = House<typeof basketballRecords>

/** 联赛之最: single matches and teams of one season. */
export function RecordsCard({ best }: { best: Best }) {
  return (
    <div className={s.cards}>
      <Card as="div">
        <Section inCard title="联赛之最" fact={seasonWord(best.season)}>
          <OfMatch title="总分最高" value={`${best.highest.value} 分`} match={best.highest.match} />
          <OfMatch title="总分最低" value={`${best.lowest.value} 分`} match={best.lowest.match} />
          <OfMatch title="分差最大" value={`${best.widest.value} 分`} match={best.widest.match} />
          <OfTeam title="场均得分最多" unit="分" team={best.attack} />
          <OfTeam title="场均失分最少" unit="分" team={best.defence} />
          <OfTeam title="最长连胜" unit="场" team={best.streak} />
        </Section>
      </Card>
    </div>
  )
}

interface OfMatchProps {
  readonly title: string
  readonly value: string
  readonly match: BasketballRow | null
}

function OfMatch({ title, value, match }: OfMatchProps) {
  if (!match) return null
  const href = matchHref('basketball', match.id)
  const score = pointsWords(match) ?? 'vs'
  return (
    <ListRow
      title={`${title} ${value.replace(' ', '\u00a0')}`}
      note={`${match.away.name} ${score} ${match.home.name}`}
      {...(href !== undefined && { href })}
    />
  )
}

interface OfTeamProps {
  readonly title: string
  readonly unit: string
  readonly team: Best['attack']
}

function OfTeam({ title, unit, team }: OfTeamProps) {
  if (!team) return null
  const href = hrefTo('BkTeamPage', { tab: 'overview', teamId: team.teamId })
  return (
    <ListRow
      title={`${title} ${team.value}\u00a0${unit}`}
      note={team.name}
      {...(href !== undefined && { href })}
    />
  )
}
