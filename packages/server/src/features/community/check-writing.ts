import { writingRefusals } from '@linmen/contract/community/community.refusals.ts'
import { isReviewed, mayWrite, type Deed } from '@linmen/domain/community/standing.ts'
import { judge } from '@linmen/domain/community/word-filter.ts'
import type { Tx } from '#db/port.ts'
import { refuseFrom } from '#kit/refused.ts'
import { filteredWords, pastOf, standingOf } from './standing.repo.ts'

/** As much of a call as checking what somebody writes needs. */
interface WritingCall {
  readonly actor: { readonly id: string }
  readonly nowMs: number
}

interface Checked {
  readonly text: string
  /** A person looks at it before others see it. */
  readonly waiting: boolean
}

/** Whether somebody may write this now: their standing first, then the words. */
export async function checkWriting(
  tx: Tx,
  call: WritingCall,
  deed: Deed,
  said: string,
): Promise<Checked> {
  const { actor, nowMs } = call
  const allowed = mayWrite(await standingOf(tx, actor.id), deed, nowMs)
  if (!allowed.may && allowed.why === 'banned') refuseFrom(writingRefusals, 'sns.banned', {})
  if (!allowed.may && allowed.why === 'gagged')
    refuseFrom(writingRefusals, 'sns.gagged', { untilMs: allowed.untilMs })
  const text = cleaned(said)
  if (text === '') refuseFrom(writingRefusals, 'sns.empty', {})
  const verdict = judge(text, await filteredWords(tx))
  if (verdict.deed === 'refuse') refuseFrom(writingRefusals, 'sns.words', { word: verdict.word })
  const past = await pastOf(tx, actor.id)
  const isNew = past !== undefined && isReviewed(past.joinedAtMs, past.accepted, nowMs)
  return { text, waiting: verdict.deed === 'review' || (isNew && past.role === 'member') }
}

/** Signs nobody sees, which turn a line around or hide words, are not kept. */
const cleaned = (text: string): string =>
  text
    .replaceAll(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replaceAll(/\p{Cc}/gu, (sign) => (sign === '\n' ? sign : ' '))
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
