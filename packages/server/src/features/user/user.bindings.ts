import { userEndpoints } from '@linmen/contract/user/user.endpoints.ts'
import type { Binding } from '#kit/binding.ts'
import { query } from '#kit/query.ts'
import { changeNickname, changeSignature } from './change-name.ts'
import { changePassword, checkPassword } from './change-password.ts'
import { changePhone, checkPhone } from './change-phone.ts'
import { completeInfo } from './complete-info.ts'
import { answerFeedback, listAllFeedback, listSms } from './desk.ts'
import { listFeedback, sendFeedback } from './feedback.ts'
import { habit } from './habit.ts'
import { readMe } from './me.ts'
import { applyAsPartner } from './partner.ts'
import { endOneSession, listSessions } from './sessions.ts'
import { coolOff, diary, setLimit } from './spending.ts'

export const userBindings: Binding[] = [
  query(userEndpoints.me, (db, _input, { actor, nowMs, ports }) =>
    readMe(db, ports, { memberId: actor.id, nowMs }),
  ),
  changeNickname,
  changeSignature,
  checkPhone,
  changePhone,
  checkPassword,
  changePassword,
  completeInfo,
  applyAsPartner,
  habit,
  sendFeedback,
  listFeedback,
  listAllFeedback,
  answerFeedback,
  listSms,
  listSessions,
  endOneSession,
  diary,
  setLimit,
  coolOff,
]
