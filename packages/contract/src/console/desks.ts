import type { AnyDesk } from '#kit/desk.ts'
import { contentDesks } from './content-desks.ts'
import { feedDesks } from './feed-desks.ts'
import { healthDesks } from './health-desks.ts'
import { hostDesks } from './host-desks.ts'
import { lotteryDesks } from './lottery-desks.ts'
import { memberDesks } from './member-desks.ts'
import { moneyDesks } from './money-desks.ts'
import { operatorDesks } from './operator-desks.ts'
import { settingDesks } from './setting-desks.ts'
import { statementDesks } from './statement-desks.ts'
import { workDesks } from './work-desks.ts'

const all: readonly AnyDesk[] = [
  moneyDesks,
  statementDesks,
  memberDesks,
  contentDesks,
  feedDesks,
  healthDesks,
  workDesks,
  lotteryDesks,
  settingDesks,
  hostDesks,
  operatorDesks,
].flatMap((group) => Object.values<AnyDesk>(group))

/** Their rows, as the table of calls has them. */
export const deskEndpoints = Object.fromEntries(all.map(({ name, row }) => [name, row]))

/** Why they are there. */
export const deskReasons: Readonly<Record<string, string>> = Object.fromEntries(
  all.map(({ row, title }) => [row.call, `运营台的表：${title}`]),
)
