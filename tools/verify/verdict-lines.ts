import { toHex } from '@linmen/domain/record-log/bytes.ts'
import type { FaultWord } from '@linmen/domain/record-log/proven-picks.ts'
import { isSound, isWrong, type Verdict } from '@linmen/domain/record-log/verify-log.ts'

const FAULTS: Record<FaultWord, string> = {
  late: '开赛后才锁定',
  again: '重复登记',
  unpromised: '没有对应的锁定记录',
  hash: '公开内容与锁定哈希不符',
  early: '开赛前已公开',
  other: '公开内容与锁定的比赛不符',
  hidden: '开赛后未公开',
  unsettled: '没有结算',
  settlement: '按规则重算的结果不同',
}

const WORDS: Readonly<Record<string, string>> = {
  missing: '日志里有，页面上没有',
  unknown: '页面上有，日志里没有',
  lockedAt: '发布时间',
  kickoff: '开赛时间',
  matches: '比赛',
  pick: '选项或指数',
  result: '结果',
  returned: '回报',
  settledAt: '结算时间',
}

/** What a check found, a line for each thing; the last says whether all of it holds. */
export function verdictLines(verdict: Verdict): string[] {
  const { breach, checkpoint, picks, faults, differences, records } = verdict
  const lines: string[] = []
  if (checkpoint)
    lines.push(`检查点 ${checkpoint.origin} 共 ${checkpoint.size} 条，根 ${toHex(checkpoint.root)}`)
  if (breach) {
    lines.push(`不符：${breach.step}：${breach.text}`)
    for (const { index, id } of breach.entries ?? []) lines.push(`  条目 ${index} ${id} 已被改动`)
  }
  for (const { id, index, fault } of faults)
    lines.push(`不符：${id} 条目 ${index}：${FAULTS[fault]}`)
  for (const { id, author, index, what, shown, proven } of differences) {
    const about = id === '' ? `${author} 的统计` : `${id}${index === null ? '' : ` 条目 ${index}`}`
    lines.push(`不符：${about}：${WORDS[what] ?? what}${values(shown, proven)}`)
  }
  const own = new Set(records.map(({ author }) => author))
  const checked = picks.filter(({ author }) => own.has(author))
  const settled = checked.filter((pick) => pick.settled !== null).length
  lines.push(
    isSound(verdict)
      ? `核验通过：${own.size} 位专家，${checked.length} 条，其中已结算 ${settled} 条，全部统计一致`
      : isWrong(verdict)
        ? '核验未通过'
        : `尚未核验完：${verdict.waiting.length} 位专家有条目待入册，请稍后再试`,
  )
  return lines
}

const values = (shown: string, proven: string) =>
  shown.length + proven.length > 160 ? '' : `（页面 ${shown || '无'}，日志 ${proven || '无'}）`
