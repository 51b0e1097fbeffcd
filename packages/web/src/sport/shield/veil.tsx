import type { ResultChange } from '@linmen/contract/match/result-change.schemas.ts'
import { veilText, type Veil } from '@linmen/domain/shield/shielded-words.ts'
import type { ReactNode } from 'react'
import { Card } from '#ui/card/card.tsx'
import { ShieldedNote } from '#ui/shielded-score/shielded-note.tsx'
import { ShieldedScore, type ShieldedScoreProps } from '#ui/shielded-score/shielded-score.tsx'
import { reveal } from './shield.ts'
import { createStore, useStore } from '#kit/store.ts'
import { useSecondsLeft, useSumVeil } from './tv-delay.ts'

interface HiddenScoreProps extends Pick<ShieldedScoreProps, 'of' | 'small' | 'on' | 'className'> {
  readonly matchId: string
  readonly veil: Veil
  /** In a row, where the whole sentence has no room. */
  readonly brief?: boolean
  /** Since when it waits, where a row knows. */
  readonly sinceMs?: number | undefined
}

/** In place of the score of one match. One tap shows it everywhere. */
export function HiddenScore({ matchId, veil, brief, sinceMs, ...look }: HiddenScoreProps) {
  const seconds = useSecondsLeft(matchId, sinceMs)
  const text = brief && veil === 'sync' ? `${seconds} 秒` : veilText(veil, seconds)
  return (
    <ShieldedScore
      {...look}
      text={text}
      onShow={veil === 'shield' ? () => reveal(matchId) : undefined}
    />
  )
}

interface HiddenPartProps {
  readonly matchId: string
  readonly veil: Veil
  /** What is kept back: 赛况, 统计. */
  readonly what: string
  /** Since when it waits, where the score is shown already and counts no seconds. */
  readonly sinceMs?: number | null | undefined
}

/** In place of a part of a match's page that would tell how it stands. Seconds are counted once. */
export const HiddenPart = ({ matchId, veil, what, sinceMs }: HiddenPartProps) => (
  <Card>
    {veil === 'shield' ? (
      <ShieldedNote
        title={`${what}已隐藏`}
        text="防剧透已开启，查看后本场比分会在各处显示"
        onShow={() => reveal(matchId)}
      />
    ) : typeof sinceMs === 'number' ? (
      <WaitingPart {...{ what, sinceMs }} />
    ) : (
      <ShieldedNote title={`${what}与电视同步中`} text="不早于电视，比分之后显示" />
    )}
  </Card>
)

function WaitingPart({ what, sinceMs }: { what: string; sinceMs: number }) {
  const seconds = useSecondsLeft(what, sinceMs)
  return <ShieldedNote title={`${what}与电视同步中`} text={`${seconds} 秒后显示`} />
}

/** Tables this visit was asked to show. */
const opened = createStore<ReadonlySet<string>>(new Set())

interface ResultsVeilProps {
  /** What holds recent results: 积分榜. */
  readonly what: string
  /** Which of its kind, so that one that was opened stays open. */
  readonly at: string
  /** A season that is over holds none. */
  readonly recent?: boolean | undefined
  /** When a result last changed it and when its newest match began, where that is known. */
  readonly changed?: ResultChange | null | undefined
  /** What of it tells nothing and is there meanwhile: who plays in a team. */
  readonly rest?: ReactNode
  readonly children: ReactNode
}

/**
 * A table cannot leave out one match, so one that holds a hidden match waits behind a word until somebody
 * asks for it, and one that a result has just changed waits for television.
 */
export function ResultsVeil(props: ResultsVeilProps) {
  const { what, at, recent = true, changed, rest, children } = props
  const veil = useSumVeil(changed ?? UNDATED)
  const shown = useStore(opened)
  const key = `${what} ${at}`
  if (veil === null || !recent) return children
  if (veil === 'shield' && shown.has(key)) return children
  return (
    <>
      {veil === 'sync' ? (
        <WaitingSums what={what} sinceMs={changed?.changedAtMs} />
      ) : (
        <ShieldedNote
          title={`${what}含已隐藏的比赛`}
          onShow={() => opened.set(new Set([...shown, key]))}
        />
      )}
      {rest}
    </>
  )
}

const UNDATED: ResultChange = {}

function WaitingSums({ what, sinceMs }: { what: string; sinceMs: number | undefined }) {
  const seconds = useSecondsLeft(what, sinceMs)
  return <ShieldedNote title={veilText('sync', seconds)} text={`${what}含刚结束的比赛`} />
}
