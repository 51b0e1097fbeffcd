import type { Tx } from '#db/port.ts'
import { linkTo, tellMember, type Telling } from '#features/message/public.ts'
import type { LevelChange } from './apply.repo.ts'

const NAMES = ['普通用户', '实验室用户', '公开战绩专家']

/** A step up is a reason to congratulate; either way the reasons are told. */
export const tellOfLevel = (tx: Tx, telling: Telling, change: Omit<LevelChange, 'nowMs'>) =>
  tellMember(tx, telling, {
    memberId: change.memberId,
    kind: 'level',
    title:
      change.to > change.from
        ? `恭喜，升为${NAMES[change.to] ?? ''}`
        : `等级调整为${NAMES[change.to] ?? ''}`,
    text: change.reasons,
    link: linkTo.screen('ExpertApplyPage'),
    once: `level:${change.id}`,
  })
