import type { OutputOf } from '@linmen/contract'
import type { userEndpoints } from '@linmen/contract/user/user.endpoints.ts'

/** What levels are called beside a name; a normal member has no word. */
export const LEVEL_WORDS: Record<OutputOf<typeof userEndpoints.me>['level'], string> = {
  normal: '',
  laboratory: '实验室用户',
  record: '战绩红人',
}
