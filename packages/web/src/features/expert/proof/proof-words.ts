import type { PickFault } from '@linmen/domain/record-log/proven-picks.ts'
import type { Difference } from '@linmen/domain/record-log/shown-record.ts'
import type { Step } from '@linmen/domain/record-log/signed-entries.ts'

export const STEPS: readonly (readonly [step: Step, text: string])[] = [
  ['key', '读取公钥'],
  ['checkpoint', '检查点签名'],
  ['entries', '下载全部条目'],
  ['root', '重算根哈希'],
  ['picks', '逐条核对锁定与公开'],
  ['record', '重算页面上的统计'],
]

const FAULTS: Record<PickFault['fault'], string> = {
  late: '开赛后才锁定',
  again: '重复登记',
  unpromised: '没有锁定记录',
  hash: '公开内容与锁定哈希不符',
  early: '开赛前已公开',
  other: '公开内容与锁定的比赛不符',
  hidden: '开赛后未公开',
  unsettled: '没有结算',
  settlement: '按规则重算的结果不同',
}

const DIFFERENCES: Readonly<Record<string, string>> = {
  missing: '日志里有，页面上没有',
  unknown: '页面上有，日志里没有',
  what: '种类与日志不同',
  lockedAt: '发布时间与日志不同',
  kickoff: '开赛时间与日志不同',
  matches: '比赛与日志不同',
  pick: '选项或指数与日志不同',
  result: '结果与日志不同',
  returned: '回报与日志不同',
  settledAt: '结算时间与日志不同',
}

export const faultText = ({ fault }: PickFault): string => FAULTS[fault]

export const differenceText = ({ id, what }: Pick<Difference, 'id' | 'what'>): string =>
  DIFFERENCES[what] ?? (id === '' ? `统计 ${what} 与日志不同` : `${what} 与日志不同`)
