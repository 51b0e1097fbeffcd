import { campaignEndpoints } from '@linmen/contract/promotion/campaign.endpoints.ts'
import { leagueGateway } from '@linmen/contract/league/league.gateway.ts'
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { read, readGateway } from '#kit/read.ts'
import { ResultsVeil } from '#sport/shield/veil.tsx'
import { Card } from '#ui/card/card.tsx'
import { Crest } from '#ui/crest/crest.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { WORLD_CUP } from '#features/promotion/campaign-screens.ts'

export function Page() {
  const campaign = useQuery(read(campaignEndpoints.detail, { key: WORLD_CUP }))
  const leagueId = campaign.data?.cup?.leagueId
  return (
    <PageFrame title="球队榜">
      <Loaded
        query={campaign}
        isEmpty={({ cup }) => cup === undefined}
        empty={{ title: '赛事还没有球队' }}
      >
        {() => leagueId !== undefined && <Table leagueId={leagueId} />}
      </Loaded>
    </PageFrame>
  )
}

/** Every team of the group stage in one list, by points, goal difference and goals. */
function Table({ leagueId }: { leagueId: string }) {
  const query = useQuery(readGateway(leagueGateway.queryTeamScoreListStage, { leagueId }))
  return (
    <>
      <Loaded
        query={query}
        isEmpty={({ stages }) => stages.every(({ groups }) => groups.length === 0)}
        empty={{ title: '还没有比赛结果' }}
      >
        {({ stages }) => (
          <ResultsVeil what="球队榜" at={leagueId}>
            <Card>
              {ranked(stages.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows))).map(
                (row, at) => (
                  <ListRow
                    key={row.teamId}
                    lead={<Crest id={row.teamId} name={row.name} size={30} />}
                    title={`${at + 1}　${row.name}`}
                    note={`${row.played} 场　${row.points} 分`}
                    href={hrefTo('TeamDataPage', { teamId: row.teamId })}
                  />
                ),
              )}
            </Card>
          </ResultsVeil>
        )}
      </Loaded>
      <Hint>按积分、净胜球、进球排列，只算小组或联赛阶段</Hint>
    </>
  )
}

interface Row {
  readonly teamId: string
  readonly name: string
  readonly played: number
  readonly points: number
  readonly goalDifference: number
  readonly goalsFor: number
}

/** A team may stand in several stages: the one with most matches counts. */
function ranked(rows: readonly Row[]): Row[] {
  const byTeam = new Map<string, Row>()
  for (const row of rows)
    if ((byTeam.get(row.teamId)?.played ?? -1) < row.played) byTeam.set(row.teamId, row)
  return [...byTeam.values()].toSorted(
    (a, b) => b.points - a.points || b.goalDifference - a.goalDifference || b.goalsFor - a.goalsFor,
  )
}
