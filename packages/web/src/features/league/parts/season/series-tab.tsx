import type { House } from '@linmen/contract/kit/codec.ts'
import type { basketballBracket } from '@linmen/contract/league/bracket.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { seriesQuery } from '#features/league/basketball.queries.ts'
import { legsOf } from '#features/league/legs-of.ts'
import { matchHref } from '#features/league/match-href.ts'
import { seasonWord } from '#features/league/seasons.ts'
import { seriesColumns } from '#features/league/series-columns.ts'
import { serverNowMs } from '#kit/clock.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { useAnyShielded } from '#sport/shield/shield.ts'
import { ResultsVeil } from '#sport/shield/veil.tsx'
import { Bracket } from '#ui/bracket/bracket.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import type { BasketballPart } from '#features/league/parts/season/basketball/basketball-part.ts'
import { SeasonBar } from './season-bar.tsx'
import s from '#features/league/parts/tab.module.css'

type Series = House<typeof basketballBracket>

/** The part of the play-offs that is on; before they begin there is none. */
const stageShown = (series: Series | undefined) =>
  series && series.rounds.length > 0 ? series.stage?.name : undefined

/** The play-offs: who met whom, and every game. */
export function SeriesTab({ page, choice, picker }: BasketballPart) {
  const query = useQuery(seriesQuery(choice))
  // Who goes on would tell who won: one hidden game hides the tree.
  const hidden = useAnyShielded(legsOf(query.data?.rounds ?? []))
  return (
    <>
      <SeasonBar season={page.season} stage={stageShown(query.data)} picker={picker} />
      <Loaded
        query={query}
        skeleton={<SkeletonRows count={8} />}
        isEmpty={({ rounds }) => rounds.length === 0}
        empty={{
          title: '对阵未定',
          text: '季后赛开始后在这里显示；以往的对阵可换赛季查看',
          sport: 'basketball',
        }}
      >
        {({ rounds, stage }) => (
          <>
            <ResultsVeil what="对阵" at={choice.leagueId} recent={hidden}>
              <Bracket
                label={`${seasonWord(page.season)}${stage?.name ?? '季后赛'}对阵，可左右滑动`}
                rounds={seriesColumns(rounds, {
                  hrefOf: (id) => matchHref('basketball', id),
                  nowMs: serverNowMs(),
                })}
              />
            </ResultsVeil>
            <p className={s.note}>大字为胜场；各场比分按首场主队在前书写。可左右滑动</p>
          </>
        )}
      </Loaded>
    </>
  )
}
