import type { House } from '@linmen/contract/kit/codec.ts'
import type { CareerEntry, honour, transfer } from '@linmen/contract/league/player.schemas.ts'
import { figureOf, transferWords } from '#features/league/player-words.ts'
import { bySeason, seasonTitle, shortSeason } from '#features/league/seasons.ts'
import { Card } from '#ui/card/card.tsx'
import { DataTable, type Column } from '#ui/data-table/data-table.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Section } from '#ui/section/section.tsx'
import s from './career-cards.module.css'
import tab from '#features/league/parts/tab.module.css'

const COLUMNS: Column<CareerEntry>[] = [
  { head: '赛季', cell: ({ season }) => shortSeason(season), align: 'start', rowHead: true },
  { head: '球队', cell: ({ teamName }) => teamName, align: 'start' },
  { head: '赛事', cell: ({ leagueName }) => leagueName },
  { head: '出场', cell: ({ appearances }) => appearances },
  { head: '进球', cell: (line) => figureOf(line, 'goals') },
  { head: '助攻', cell: (line) => figureOf(line, 'assists') },
  { head: '黄/红', cell: (line) => `${figureOf(line, 'yellow')}/${figureOf(line, 'red')}` },
]

/** Every season on record, newest first. */
export function CareerCard({ seasons }: { seasons: Readonly<Record<string, CareerEntry[]>> }) {
  const lines = Object.values(seasons)
    .flat()
    .toSorted((a, b) => bySeason(a.season, b.season))
  const count = new Set(lines.map(({ season }) => season)).size
  return (
    <Card as="div" className={tab.table}>
      <Section inCard title="生涯数据" fact={`${count} 个赛季`}>
        {lines.length === 0 ? (
          <None>还没有出场记录</None>
        ) : (
          <DataTable
            caption="生涯数据"
            columns={COLUMNS}
            rows={lines}
            keyOf={(line) => `${line.season} ${line.leagueName} ${line.teamName}`}
          />
        )}
      </Section>
    </Card>
  )
}

/** A card among others: its line says enough, a picture would say too much. */
export const None = ({ children }: { children: string }) => <p className={s.none}>{children}</p>

type Transfer = House<typeof transfer>

export const TransfersCard = ({ transfers }: { transfers: readonly Transfer[] }) => (
  <Card as="div">
    <Section inCard title="转会" fact={`${transfers.length} 次`}>
      {transfers.length === 0 && <None>还没有转会记录</None>}
      {transfers.map((each) => (
        <ListRow
          key={`${each.day} ${each.to}`}
          title={
            <>
              {each.from ? `${each.from} → ${each.to}` : each.to}
              <span className={s.under}>{`${each.day}　${transferWords(each)}`}</span>
            </>
          }
        />
      ))}
    </Section>
  </Card>
)

export const HonoursCard = ({ honours }: { honours: readonly House<typeof honour>[] }) => (
  <Card as="div">
    <Section inCard title="荣誉" fact={`${honours.length} 项`}>
      {honours.length === 0 && <None>还没有荣誉记录</None>}
      {honours
        .toSorted((a, b) => bySeason(a.season, b.season))
        .map(({ season, name }) => (
          <ListRow key={`${season} ${name}`} title={name} note={seasonTitle(season)} />
        ))}
    </Section>
  </Card>
)
