import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { rankingQuery } from '#features/league/basketball.queries.ts'
import { seasonWord } from '#features/league/seasons.ts'
import { colouredZones } from '#features/league/zone-colours.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { Card } from '#ui/card/card.tsx'
import { Section } from '#ui/section/section.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import type { BasketballPart } from '#features/league/parts/season/basketball/basketball-part.ts'
import { RankingTable } from '#features/league/parts/season/tables/ranking-table.tsx'
import { SeasonVeil } from './season-veil.tsx'
import { ZoneLegend } from '#features/league/parts/season/tables/zone-legend.tsx'
import s from '#features/league/parts/tab.module.css'

const WHOLE = '联盟'

/** Where everybody stands, by conference where the league is divided. */
export function RankingTab({ page, choice, picker }: BasketballPart) {
  const query = useQuery(rankingQuery(choice))
  const [chosen, choose] = useState<string>()
  const conferences = query.data?.conferences ?? []
  const names = [...conferences.map(({ name }) => name), WHOLE]
  const shown = chosen ?? names[0] ?? WHOLE
  const facts = `${seasonWord(page.season)}　已赛 ${page.matches} / ${page.announced} 场`
  return (
    <>
      <div className={s.bar}>
        {names.length > 1 ? (
          <Segmented
            label="范围"
            items={names.map((name) => ({ key: name, label: name }))}
            value={shown}
            onChange={choose}
          />
        ) : (
          <span>{seasonWord(page.season)}</span>
        )}
        {picker}
      </div>
      <Loaded
        query={query}
        skeleton={<SkeletonRows count={12} />}
        isEmpty={({ all }) => all.length === 0}
        empty={{ title: '暂无排名', text: '这个赛季还没有结束的比赛', sport: 'basketball' }}
      >
        {({ all, zones, stage, season }) => {
          const rows = conferences.find(({ name }) => name === shown)?.rows ?? all
          // Places are worth something inside a conference, where there are any.
          const coloured = rows === all && conferences.length > 0 ? [] : colouredZones(zones)
          return (
            <SeasonVeil what="排名" season={season}>
              <div className={s.sheet}>
                <RankingTable
                  caption={`${page.league.name} ${seasonWord(page.season)}排名（${shown}）`}
                  rows={rows}
                  zones={coloured}
                />
              </div>
              <ZoneLegend zones={coloured} />
              <p className={s.note}>
                {[facts, stage?.name, '可左右滑动'].filter(Boolean).join('　')}
              </p>
            </SeasonVeil>
          )
        }}
      </Loaded>
      {page.rules !== '' && (
        <div className={s.cards}>
          <Card as="div">
            <Section inCard title="赛制规则" fact={`${page.teams} 支球队`}>
              <p className={s.words}>{page.rules}</p>
            </Section>
          </Card>
        </div>
      )}
    </>
  )
}
