import type { RefusalsOf } from '@linmen/contract'
import type { obstacleRefusals } from '@linmen/contract/privacy/privacy.refusals.ts'
import type { pictureRefusals, imageRefusals } from '@linmen/contract/upload/upload.refusals.ts'
import type { supportEndpoints } from '@linmen/contract/user/support.endpoints.ts'
import type { sessionEndpoints } from '@linmen/contract/user/session.endpoints.ts'
import type { spendingEndpoints } from '@linmen/contract/user/spending.endpoints.ts'
import type {
  newPhoneRefusals,
  nicknameRefusals,
  oldPasswordWrong,
  partnerRefusals,
  passwordUnset,
  pictureUnknown,
  realNameRefusals,
} from '@linmen/contract/user/user.refusals.ts'
import { page, toast, type PolicyFor } from './reaction.ts'

/** Forms of the user centre say at the field what was wrong with it. */
export const accountPolicy: PolicyFor<
  typeof nicknameRefusals &
    typeof newPhoneRefusals &
    typeof oldPasswordWrong &
    typeof passwordUnset &
    typeof realNameRefusals &
    typeof partnerRefusals &
    typeof obstacleRefusals &
    typeof pictureUnknown &
    typeof pictureRefusals &
    typeof imageRefusals &
    RefusalsOf<typeof supportEndpoints.answerFeedback> &
    RefusalsOf<typeof sessionEndpoints.endSession> &
    RefusalsOf<typeof spendingEndpoints.setLimit>
> = {
  'nickname.form': page,
  'nickname.reserved': page,
  'nickname.taken': page,
  'phone.same': page,
  'phone.taken': page,
  'password.wrong': page,
  'password.unset': page,
  'realName.form': page,
  'realName.id': page,
  'realName.minor': page,
  'realName.taken': page,
  'realName.phone': page,
  'realName.done': toast(),
  'partner.closed': toast(),
  'partner.needs_name': toast(),
  'picture.unknown': toast(),
  'upload.none': page,
  'upload.many': page,
  'upload.type': page,
  'upload.size': page,
  'upload.broken': page,
  'image.empty': toast(),
  'image.unreadable': toast(),
  'deletion.operator': toast(),
  'deletion.withdrawal': toast(),
  'deletion.payment': toast(),
  'deletion.plan': toast(),
  'deletion.subscriber': toast(),
  'feedback.unknown': toast(),
  'feedback.answered': toast(),
  'session.unknown': toast(),
  'spending.limit_form': page,
}
