import type { FootballPhase } from '@linmen/contract/match/football-phase.ts'

/** 0 not started or inactive, 1 live, 2 finished. */
export type StatusValue = 0 | 1 | 2

export interface FootballStatus {
  readonly value: StatusValue
  readonly desc: string
  readonly shortDesc: string
}

export const footballStatus = (phase: FootballPhase): FootballStatus => STATUS[phase]

export const isLive = (phase: FootballPhase) => STATUS[phase].value === 1
export const isFinished = (phase: FootballPhase) => STATUS[phase].value === 2

/** Will not be played as announced: the row shows a reason instead of odds. */
export const isCalledOff = (phase: FootballPhase) => CALLED_OFF.has(phase)

/** Deleted matches were a mistake of the feed and are never listed. */
export const isListed = (phase: FootballPhase) => phase !== 'deleted'

const row = (value: StatusValue, desc: string, shortDesc: string): FootballStatus => ({
  value,
  desc,
  shortDesc,
})

const STATUS: Record<FootballPhase, FootballStatus> = {
  scheduled: row(0, '未开赛', '未'),
  inPlay: row(1, '进行中', '进行'),
  firstHalf: row(1, '上半场', '上'),
  halfTime: row(1, '中场', '中'),
  secondHalf: row(1, '下半场', '下'),
  extraTime: row(1, '加时', '加'),
  penalties: row(1, '点球', '点'),
  interrupted: row(1, '中断', '断'),
  finished: row(2, '完场', '完'),
  postponed: row(0, '推迟', '推'),
  cancelled: row(0, '取消', '取'),
  abandoned: row(0, '腰斩', '斩'),
  unknown: row(0, '未知', '未知'),
  deleted: row(0, '已删除', '删'),
}

const CALLED_OFF: ReadonlySet<FootballPhase> = new Set(['postponed', 'cancelled', 'abandoned'])
