import type { ListedSignal } from '@linmen/contract/special/tool.schemas.ts'
import { OUTCOME_WORDS } from '@linmen/domain/special/outcomes.ts'
import { ratingOf, starsOf } from '@linmen/domain/special/stars.ts'
import { showsScore, toolOf } from '@linmen/domain/special/tools.ts'
import { useShielded } from '#sport/shield/shield.ts'
import { momentText } from '#sport/moment-text.ts'
import { Crest } from '#ui/crest/crest.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { lock } from '#ui/icon/control.ts'
import { Tag } from '#ui/tag/tag.tsx'
import { toolHref } from '#features/special/tool-screens.ts'
import { MatchRow, RowTeams } from './match-row.tsx'
import { Stars } from './stars.tsx'
import s from './signal-row.module.css'

interface SignalRowProps {
  readonly signal: ListedSignal
  /** Says which tool, in a list of several. */
  readonly named?: boolean
  /** Elsewhere than to the tool's own page. */
  readonly href?: string | undefined
}

/** One match in the list of a tool. What it points at stands there once it is open. */
export function SignalRow({ signal, named = false, href }: SignalRowProps) {
  const { matchId, home, away, homeId, awayId, kickOffAtMs } = signal
  const tool = toolOf(signal.tool)
  return (
    <MatchRow
      of={signal}
      href={href ?? toolHref(signal.tool, matchId)}
      top={
        <>
          {named && <Tag>{tool.name}</Tag>}
          <span className={s.time}>{momentText(kickOffAtMs)}</span>
        </>
      }
    >
      <RowTeams className={s.teams}>
        <Crest id={homeId} size={20} />
        <b>{home}</b>
        <Middle signal={signal} />
        <Crest id={awayId} size={20} />
        <b>{away}</b>
      </RowTeams>
      <Signal signal={signal} />
    </MatchRow>
  )
}

function Middle({ signal }: { signal: ListedSignal }) {
  const { matchId, kickOffAtMs, score, tool } = signal
  const hidden = useShielded({ id: matchId, kickOffAtMs, phase: 'finished' })
  const shown = score !== null && !hidden && showsScore(toolOf(tool).code)
  return <span className={s.middle}>{shown ? `${score.home}-${score.away}` : 'vs'}</span>
}

function Signal({ signal }: { signal: ListedSignal }) {
  const { matchId, kickOffAtMs, strength, side, value, access, hit } = signal
  const hidden = useShielded({ id: matchId, kickOffAtMs, phase: 'finished' })
  if (strength === null)
    return (
      <span className={s.none}>暂无信号{access !== 'locked' && value ? `　${value}` : ''}</span>
    )
  return (
    <span className={s.signal}>
      <Stars stars={starsOf(ratingOf(strength))} label={`强度 ${strength}`} />
      <span className={s.strength}>强度 {strength}</span>
      {access === 'locked' ? (
        <span className={s.end}>
          <Icon glyph={lock} size={16} />
          待解锁
        </span>
      ) : (
        <span className={s.end}>
          {side && <b>{OUTCOME_WORDS[side]}</b>} {value}
          {hit !== null && !hidden && <Tag tone={hit ? 'red' : 'plain'}>{hit ? '中' : '未中'}</Tag>}
        </span>
      )}
    </span>
  )
}
