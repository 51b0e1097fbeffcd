import type {
  applicationNotFound,
  applyRefusals,
  articleNotFound,
  articleRefusals,
  expertNotFound,
  followRefusals,
  subscribeRefusals,
} from '@linmen/contract/expert/expert.refusals.ts'
import type {
  giveRefusals,
  noteNotFound,
  noteRefusals,
  planNotFound,
  poolRefusals,
  publishRefusals,
} from '@linmen/contract/plan/plan.refusals.ts'
import { page, toast, type PolicyFor } from './reaction.ts'

export const expertPolicy: PolicyFor<
  typeof expertNotFound &
    typeof followRefusals &
    typeof noteNotFound &
    typeof noteRefusals &
    typeof publishRefusals &
    typeof poolRefusals &
    Omit<typeof giveRefusals, keyof typeof planNotFound> &
    typeof subscribeRefusals &
    typeof applyRefusals &
    typeof applicationNotFound &
    typeof articleNotFound &
    typeof articleRefusals
> = {
  'expert.not_found': page,
  'follow.nobody': toast(),
  'follow.self': toast(),
  'note.not_found': toast(),
  'note.too_many': toast(),
  'note.forbidden': toast(),
  'subscription.not_found': toast(),
  'subscription.closed': toast(),
  'article.not_found': page,
  'article.not_expert': toast(),
  'article.words': toast(),
  'apply.expert': toast(),
  'apply.pending': toast(),
  'apply.short': toast(),
  'apply.not_found': toast(),
  'publish.level': toast(),
  'publish.price': toast(),
  'publish.words': toast(),
  'publish.matches': toast(),
  'publish.match': toast(),
  'publish.begun': toast(),
  'publish.option': toast(),
  'publish.odds': toast(),
  'publish.twice': toast(),
  'publish.contradiction': toast(),
  'publish.refunds': toast(),
  'publish.issue': toast(),
  'publish.places': toast(),
  'publish.triples': toast(),
  'publish.lines': toast(),
  'publish.fast': toast(),
  'publish.reason': toast(),
  'publish.promise': toast(),
  'give.given': toast(),
  'give.over': toast(),
}
