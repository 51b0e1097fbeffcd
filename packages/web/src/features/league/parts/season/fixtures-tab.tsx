import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cupRoundsQuery, roundsQuery } from '#features/league/league.queries.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { SkeletonMatchRows } from '#ui/skeleton/skeleton-match-rows.tsx'
import { FootballFixture } from './football-fixture.tsx'
import type { TabOfLeague } from './league-part.ts'
import { RoundStepper } from './round-stepper.tsx'
import s from '#features/league/parts/tab.module.css'

/** The matches of one round; first of the one that is on. */
export function FixturesTab({ choice, stages, picker }: TabOfLeague) {
  const [round, setRound] = useState<number>()
  const asked = { ...choice, ...(round !== undefined && { round }) }
  const cup = stages.some(({ kind }) => kind !== 'table')
  const query = useQuery({
    ...(cup ? cupRoundsQuery(asked) : roundsQuery(asked)),
    placeholderData: keepPreviousData,
  })
  return (
    <Loaded
      query={query}
      skeleton={<SkeletonMatchRows count={8} />}
      isEmpty={({ rounds }) => rounds.length === 0}
      empty={{ title: '暂无赛程', text: '赛程公布后在这里显示' }}
    >
      {({ rounds, current, matches }) => (
        <>
          <div className={s.bar}>
            <RoundStepper rounds={rounds} shown={current} onChange={setRound} />
            {picker}
          </div>
          {current && (
            <p className={s.note} role="status">
              {`${current.name}　共 ${current.total} 场，已结束 ${current.finished} 场`}
            </p>
          )}
          {matches.map((match) => (
            <FootballFixture key={match.id} match={match} />
          ))}
          <Hint>时间为北京时间</Hint>
        </>
      )}
    </Loaded>
  )
}
