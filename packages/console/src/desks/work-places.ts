import { writingEndpoints } from '@linmen/contract/community/writing.endpoints.ts'
import { operatorDesks } from '@linmen/contract/console/operator-desks.ts'
import { workDesks } from '@linmen/contract/console/work-desks.ts'
import { workEndpoints } from '@linmen/contract/console/work.endpoints.ts'
import { withReason, type ConsoleDesk, type Deed, type Values } from '#kit/console-desk.ts'

const audited = {
  desk: operatorDesks.audit,
  wish: ({ id }: Values) => ({ subject: String(id) }),
}

/** Taken from view and shown again, by the keys every review has. */
const shownOrNot = (row: Deed['row']): readonly Deed[] => [
  {
    title: '下架',
    key: 'r',
    danger: true,
    row,
    when: ({ view }) => view === 'shown',
    input: (of, values) => ({ ...withReason(of, values), hidden: true }),
  },
  {
    title: '恢复展示',
    key: 'a',
    row,
    when: ({ view }) => view === 'hidden',
    input: (of, values) => ({ ...withReason(of, values), hidden: false }),
  },
]

export const workPlaces: readonly ConsoleDesk[] = [
  {
    desk: workDesks.appeals,
    group: 'duty',
    deeds: [
      {
        title: '恢复展示',
        key: 'a',
        row: writingEndpoints.review,
        fields: [],
        input: ({ id }) => ({ postId: id, show: true, reason: 'other' }),
      },
      {
        title: '维持移除',
        key: 'r',
        danger: true,
        row: writingEndpoints.review,
        fields: [],
        input: ({ id, foul }) => ({ postId: id, show: false, reason: foul ?? 'other' }),
      },
    ],
    related: [audited],
  },
  {
    desk: workDesks.plans,
    group: 'content',
    deeds: shownOrNot(workEndpoints.reviewPlan),
    related: [audited],
  },
  {
    desk: workDesks.interpretations,
    group: 'content',
    deeds: shownOrNot(workEndpoints.reviewInterpretation),
    related: [audited],
  },
]
