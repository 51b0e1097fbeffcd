import type { InjuryDetail } from '@linmen/contract/special/special.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { useScreenParams } from '#kit/shown.ts'
import { Card } from '#ui/card/card.tsx'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { Section } from '#ui/section/section.tsx'
import { SmallEmpty } from '#ui/small-empty/small-empty.tsx'
import { MatchBar } from '#features/special/parts/tool-frame.tsx'
import { specialQueries } from '#features/special/special.queries.ts'
import s from './pages.module.css'

/** Who is missing and why, and what is told about both teams. */
export function Page() {
  const { matchId } = useScreenParams('VipSpecialInjuryPage')
  const query = useQuery(specialQueries.injuries(matchId))
  const { data } = query
  return (
    <PageFrame title="伤停与情报" {...(data && { header: <MatchBar head={data} /> })}>
      <div className={s.gap} />
      <Loaded query={query}>
        {(detail) => (
          <>
            <Absent name={detail.home} absent={detail.homeAbsent} />
            <Absent name={detail.away} absent={detail.awayAbsent} />
            <Card>
              <Section inCard title="情报" fact={`${detail.items.length} 条`}>
                {detail.items.length === 0 ? (
                  <SmallEmpty />
                ) : (
                  <ul className={s.section}>
                    {detail.items.map(({ side, title, text }, at) => (
                      <li key={at} className={s.told}>
                        <b>
                          {SIDES[side]}
                          {title}
                        </b>{' '}
                        {text}
                      </li>
                    ))}
                  </ul>
                )}
              </Section>
            </Card>
          </>
        )}
      </Loaded>
      <Hint>伤停以球队公布为准</Hint>
    </PageFrame>
  )
}

const SIDES = { both: '', home: '主队：', away: '客队：' } as const
const REASONS = { injury: '伤', suspension: '停赛', doubtful: '出战成疑', rest: '轮休' } as const

function Absent({ name, absent }: { name: string; absent: InjuryDetail['homeAbsent'] }) {
  return (
    <Card>
      <Section inCard title={name} fact={`${absent.length} 人缺阵`}>
        {absent.length === 0 ? (
          <SmallEmpty text="没有公布的伤停" />
        ) : (
          <DataTable
            caption={`${name}伤停`}
            rows={absent}
            keyOf={({ player }) => player}
            columns={[
              {
                head: '球员',
                align: 'start',
                rowHead: true,
                width: '36%',
                cell: ({ player, position }) => (
                  <span className={s.words}>
                    {player}
                    <small>{position}</small>
                  </span>
                ),
              },
              {
                head: '原因',
                align: 'start',
                cell: ({ reason, detail }) => (
                  <span className={s.words}>{detail || REASONS[reason]}</span>
                ),
              },
              { head: '预计', cell: ({ untilDay }) => untilDay?.slice(5) ?? '未定' },
            ]}
          />
        )}
      </Section>
    </Card>
  )
}
