import type { OutputOf } from '@linmen/contract'
import type { applyEndpoints } from '@linmen/contract/expert/apply.endpoints.ts'
import { beijingDay } from '@linmen/domain/match/business-day.ts'
import { Card } from '#ui/card/card.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import s from './apply-form.module.css'

type Application = NonNullable<OutputOf<typeof applyEndpoints.application>['application']>

const STATES: Record<Application['state'], string> = {
  pending: '审核中',
  accepted: '已通过',
  refused: '未通过，可以重新申请',
}

/** How far an application is. */
export const ApplyState = ({ application }: { application: Application }) => (
  <Card bare label="申请进度">
    <ListRow title={STATES[application.state]} note={beijingDay(application.createdAtMs)} />
    <p className={s.answer}>{application.answer ?? application.reason}</p>
  </Card>
)
