import type { ListedSignal } from '@linmen/contract/special/tool.schemas.ts'
import { beijingTime } from '@linmen/domain/match/business-day.ts'
import { OUTCOME_WORDS } from '@linmen/domain/special/outcomes.ts'
import { toolOf } from '@linmen/domain/special/tools.ts'
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { lock } from '#ui/icon/control.ts'
import { Pips } from '#ui/pips/pips.tsx'
import { Section } from '#ui/section/section.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { ToolIcon } from '#ui/tool-icon/tool-icon.tsx'
import { specialQueries } from '#features/special/special.queries.ts'
import { TOOL_GLYPHS, toolHref } from '#features/special/tool-screens.ts'
import { TwoTeams } from './match-row.tsx'
import s from './strongest-signals.module.css'

/** The strongest signals of matches to come; nothing stands here on a day without one. */
export function StrongestSignals({ title = '信号最强的比赛' }: { title?: string }) {
  const query = useQuery(specialQueries.best())
  return (
    <Loaded query={query} skeleton={<Waiting />}>
      {({ signals }) =>
        signals.length > 0 && (
          <Section
            title={title}
            fact={`${signals.length} 场`}
            more={{ text: '全部', href: hrefTo('SpecialList', { type: 3 }) ?? '' }}
          >
            <div className={s.strip}>
              {signals.map((signal) => (
                <StrongCard key={signal.matchId} signal={signal} />
              ))}
            </div>
          </Section>
        )
      }
    </Loaded>
  )
}

const Waiting = () => (
  <div className={s.waiting}>
    <Skeleton height={138} />
  </div>
)

const PIPS = 10

function StrongCard({ signal }: { signal: ListedSignal }) {
  const { number, leagueName, kickOffAtMs, tool, strength } = signal
  const rank = strength ?? 0
  return (
    <a className={s.card} href={toolHref(tool, signal.matchId)}>
      <span className={s.cardTop}>
        {number} {leagueName}
        <b>{beijingTime(kickOffAtMs)}</b>
      </span>
      <span className={s.teams}>
        <TwoTeams of={signal} />
      </span>
      <span className={s.signal}>
        <ToolIcon glyph={TOOL_GLYPHS[tool]} size={24} />
        <span className={s.strength}>
          <span>
            {toolOf(tool).name} <small>强度 {rank}</small>
          </span>
          <Pips of={PIPS} left={Math.round(rank / PIPS)} label={`强度 ${rank}`} />
        </span>
        <b className={s.value}>
          {signal.access === 'locked' ? (
            <Icon glyph={lock} size={18} />
          ) : (
            (signal.side && OUTCOME_WORDS[signal.side]) || signal.value
          )}
        </b>
      </span>
    </a>
  )
}
