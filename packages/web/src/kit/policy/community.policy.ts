import type { lineGone, sayRefusals, supportRefusals } from '@linmen/contract/chat/chat.refusals.ts'
import type {
  appealRefusals,
  memberGone,
  postGone,
  topicGone,
} from '@linmen/contract/community/community.refusals.ts'
import type { articleEmpty, articleGone, moduleGone } from '@linmen/contract/home/home.refusals.ts'
import type { rainGone } from '@linmen/contract/red-packet/red-packet.refusals.ts'
import { page, toast, type PolicyFor } from './reaction.ts'

const said = toast()

export const communityPolicy: PolicyFor<
  typeof postGone &
    typeof topicGone &
    typeof memberGone &
    typeof appealRefusals &
    typeof sayRefusals &
    typeof supportRefusals &
    typeof lineGone &
    typeof articleGone &
    typeof articleEmpty &
    typeof moduleGone &
    typeof rainGone
> = {
  'sns.no_post': said,
  'sns.no_topic': said,
  'sns.no_member': said,
  'sns.no_appeal': said,
  'sns.banned': said,
  'sns.gagged': said,
  'sns.words': said,
  'sns.empty': said,
  'chat.no_room': said,
  'chat.no_team': said,
  'chat.no_line': said,
  'information.not_found': page,
  'information.empty': said,
  'home.no_module': page,
  'redPacket.no_rain': page,
}
