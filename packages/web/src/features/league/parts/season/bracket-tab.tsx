import { useQuery } from '@tanstack/react-query'
import { bracketColumns } from '#features/league/bracket-columns.ts'
import { legsOf } from '#features/league/legs-of.ts'
import { bracketQuery } from '#features/league/league.queries.ts'
import { matchHref } from '#features/league/match-href.ts'
import { seasonWord } from '#features/league/seasons.ts'
import { serverNowMs } from '#kit/clock.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { useAnyShielded } from '#sport/shield/shield.ts'
import { ResultsVeil } from '#sport/shield/veil.tsx'
import { Bracket } from '#ui/bracket/bracket.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import type { TabOfLeague } from './league-part.ts'
import { RulesCard } from './rules-card.tsx'
import { SeasonBar } from './season-bar.tsx'
import s from '#features/league/parts/tab.module.css'

/** The knock-out stage as a tree. */
export function BracketTab({ season, choice, stages, picker }: TabOfLeague) {
  const query = useQuery(bracketQuery(choice))
  // Who goes on would tell who won: one hidden match hides the tree.
  const hidden = useAnyShielded(legsOf(query.data?.rounds ?? []))
  const alone = stages.every(({ kind }) => kind === 'knockout')
  return (
    <>
      <SeasonBar season={season} stage={query.data?.stage?.name} picker={picker} />
      <Loaded
        query={query}
        skeleton={<SkeletonRows count={8} />}
        isEmpty={({ rounds }) => rounds.length === 0}
        empty={{ title: '对阵未定', text: '抽签后在这里显示；以往的对阵可换赛季查看' }}
      >
        {({ rounds, stage }) => (
          <>
            <ResultsVeil what="对阵" at={choice.leagueId} recent={hidden}>
              <Bracket
                label={`${seasonWord(season)}${stage?.name ?? '淘汰赛'}对阵，可左右滑动`}
                rounds={bracketColumns(rounds, {
                  hrefOf: (id) => matchHref('football', id),
                  nowMs: serverNowMs(),
                })}
              />
            </ResultsVeil>
            <p className={s.note}>{legend(rounds)}</p>
          </>
        )}
      </Loaded>
      {alone && <RulesCard leagueId={choice.leagueId} />}
    </>
  )
}

type Rounds = Parameters<typeof bracketColumns>[0]

const legend = (rounds: Rounds) =>
  rounds.some(({ ties }) => ties.some(({ legs }) => legs.length > 1))
    ? '大字为总比分；各回合与点球按首回合主队在前书写。可左右滑动'
    : '大字为比分，点球按主队在前书写。可左右滑动'
