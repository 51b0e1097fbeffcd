import { toHex } from '@linmen/domain/record-log/bytes.ts'
import type { Hashing } from '@linmen/domain/record-log/hashing.ts'
import type { LogSource, Progress } from '@linmen/domain/record-log/signed-entries.ts'
import { verifyLog, type Verdict } from '@linmen/domain/record-log/verify-log.ts'
import { differenceText, faultText } from './proof-words.ts'
import type { Proof, ProvenRow } from './proof.ts'

interface Asked {
  readonly expertId: string
  readonly source: LogSource
  readonly hashing: Hashing
  readonly tell: (progress: Progress) => void
  readonly pause: () => Promise<void>
}

/** Checks the whole log and tells of one expert. */
export async function reckonProof({ expertId, source, hashing, ...wish }: Asked): Promise<Proof> {
  const verdict = await verifyLog(source, hashing, { author: expertId, ...wish })
  const { breach, checkpoint, note } = verdict
  const entries = breach?.entries?.map(({ index }) => `条目 ${index} 已被改动`) ?? []
  return {
    breach: breach && ['日志与签名不符', ...entries].join('，'),
    size: checkpoint?.size ?? 0,
    root: checkpoint ? toHex(checkpoint.root) : '',
    note,
    rows: breach ? [] : rowsOf(verdict, expertId),
    waiting: verdict.waiting.length > 0,
    wrong: verdict.differences
      .filter(({ id, what }) => id === '' || what === 'unknown')
      .map((each) => `${each.id} ${differenceText(each)}`.trim()),
  }
}

/** The newest first. */
function rowsOf({ picks, faults, differences, records, proofOf }: Verdict, expertId: string) {
  const shown = new Map(records.flatMap((record) => record.picks).map((pick) => [pick.id, pick]))
  return picks
    .filter(({ author }) => author === expertId)
    .toReversed()
    .map((each): ProvenRow => ({
      id: each.id,
      what: each.what,
      index: each.index,
      lockedAtMs: each.lockedAtMs,
      h: each.h,
      path: proofOf(each.index).map(toHex),
      match: shown.get(each.id)?.match ?? null,
      pick: each.pick,
      result: each.settled && each.settled.outcome,
      score: each.score,
      wrong: [
        ...faults.filter(({ id }) => id === each.id).map(faultText),
        ...differences.filter(({ id }) => id === each.id).map(differenceText),
      ],
    }))
}
