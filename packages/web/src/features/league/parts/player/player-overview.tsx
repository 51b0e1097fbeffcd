import type { House } from '@linmen/contract/kit/codec.ts'
import type {
  playerContribution,
  playerForm,
} from '@linmen/contract/league/basketball-player.schemas.ts'
import type { CareerEntry } from '@linmen/contract/league/player.schemas.ts'
import { careerAverages, lastSeason } from '@linmen/domain/standings/career.ts'
import { useQuery } from '@tanstack/react-query'
import {
  basketballTeamQuery,
  playerCareerQuery,
  playerFormQuery,
  playerShareQuery,
  type PlayerChoice,
} from '#features/league/basketball.queries.ts'
import { handWords } from '#features/league/player-words.ts'
import { seasonTitle } from '#features/league/seasons.ts'
import { BOX_COLUMNS } from '#sport/box-columns.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { ResultsVeil } from '#sport/shield/veil.tsx'
import { Card } from '#ui/card/card.tsx'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { Section } from '#ui/section/section.tsx'
import { BasketballFixture } from '#features/league/parts/season/basketball/basketball-fixture.tsx'
import { NearMatches } from '#features/league/parts/team/near-matches.tsx'
import { BodyCard } from './body-card.tsx'
import { None } from './career-cards.tsx'
import { FactGrid } from './fact-grid.tsx'
import type { PlayerPart } from './player-part.ts'
import s from '#features/league/parts/tab.module.css'

/** When his team plays next, and how it played last. */
function NextOfTeam({ teamId }: { teamId: string }) {
  const { data } = useQuery(basketballTeamQuery(teamId))
  if (!data) return null
  return <NearMatches {...data} row={(match) => <BasketballFixture match={match} />} />
}

/** Who he is, what he does in a match, and what part of his team's work is his. */
export const PlayerOverview = ({ page: { player, seasons }, choice }: PlayerPart) => (
  <div className={s.cards}>
    <NextOfTeam teamId={player.teamId} />
    <BodyCard
      player={player}
      more={[
        { label: '惯用手', value: handWords[player.strong] },
        { label: '收录赛季', value: `${seasons} 个` },
      ]}
    />
    <ResultsVeil what="球员数据" at={player.id}>
      <Figures choice={choice} />
    </ResultsVeil>
  </div>
)

function Figures({ choice }: { choice: PlayerChoice }) {
  const career = useQuery(playerCareerQuery(choice))
  const form = useQuery(playerFormQuery(choice))
  const share = useQuery(playerShareQuery(choice))
  return (
    <>
      <Loaded query={career}>{({ career: lines }) => <SeasonCard lines={lines} />}</Loaded>
      <Loaded query={form}>{(told) => <FormCard {...told} />}</Loaded>
      <Loaded query={share}>{(told) => <ShareCard {...told} />}</Loaded>
    </>
  )
}

const oneDecimal = (value: number) => value.toFixed(1)
/** What the records of past seasons have, too. */
const HEADLINES = ['points', 'rebounds', 'assists', 'steals', 'blocks', 'minutes']

/** His newest season on record. */
function SeasonCard({ lines }: { lines: readonly CareerEntry[] }) {
  const season = lastSeason(lines)
  const { appearances, figures } = careerAverages(lines.filter((line) => line.season === season))
  return (
    <Card as="div">
      <Section
        inCard
        title="赛季场均"
        fact={season === null ? '' : `${seasonTitle(season)}　${appearances} 场`}
      >
        {season === null ? (
          <None>还没有出场记录</None>
        ) : (
          <FactGrid
            facts={HEADLINES.map((key) => ({
              label: headOf(key),
              value: figures[key] === undefined ? '-' : oneDecimal(figures[key]),
            }))}
          />
        )}
      </Section>
    </Card>
  )
}

/** His last matches on average, and the most he did in one of them. */
const FormCard = ({ recent: { appearances, figures }, best }: House<typeof playerForm>) => (
  <Card as="div" className={s.table}>
    <Section inCard title="近期表现" fact={amongTen(appearances)}>
      {appearances === 0 ? (
        <None>球队近 10 场没有上场</None>
      ) : (
        <DataTable
          fits
          caption="近期场均与单场最多"
          rows={BOX_COLUMNS}
          keyOf={({ key }) => key}
          columns={[
            { head: '项目', cell: ({ head }) => head, align: 'start', rowHead: true },
            { head: '场均', cell: ({ of }) => of(figures, oneDecimal) },
            // Shots made and tried are most in different matches: only those made are told.
            { head: '单场最多', cell: ({ key }) => mostWords(key, best[key]) },
          ]}
        />
      )}
    </Section>
  </Card>
)

const amongTen = (appearances: number) => `球队近 10 场上场 ${appearances} 场`

function mostWords(key: string, most: number | undefined): string {
  if (most === undefined) return '-'
  if (key.endsWith('Made')) return `中 ${most}`
  return key === 'plusMinus' && most > 0 ? `+${most}` : String(most)
}

const ShareCard = ({ matches, contributions }: House<typeof playerContribution>) =>
  matches > 0 && (
    <Card as="div" className={s.table}>
      <Section inCard title="球队占比" fact={amongTen(matches)}>
        <DataTable
          fits
          caption="在所上场的比赛里占全队的份额"
          rows={contributions}
          keyOf={({ figure }) => figure}
          columns={[
            { head: '项目', cell: ({ figure }) => headOf(figure), align: 'start', rowHead: true },
            { head: '个人', cell: ({ own }) => own },
            { head: '全队', cell: ({ team }) => team },
            { head: '占比', cell: ({ percent }) => `${percent}%` },
          ]}
        />
      </Section>
    </Card>
  )

const headOf = (figure: string) => BOX_COLUMNS.find(({ key }) => key === figure)?.head ?? figure
