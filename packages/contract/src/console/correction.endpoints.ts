import { endpoint } from '#kit/endpoint.ts'
import { refusal } from '#kit/refusal.ts'
import { coins, flag, id, int, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { why } from './console.endpoints.ts'
import { lotteryMark } from './lottery-setting.endpoints.ts'

const points = int({ max: 300 })
const picked = words({ hit: 'hit', miss: 'miss', push: 'push', void: 'void' })
const state = words({ proposed: 'proposed', rejected: 'rejected', agreed: 'agreed', done: 'done' })

const notFinished = refusal('correction.not_finished', '没有这场比赛，或比赛还没有结束')
const sameScore = refusal('correction.same', '与现在的比分相同')
const noLevel = refusal('correction.level', '篮球比赛没有平局')
const scoreRefusals = { ...notFinished, ...sameScore, ...noLevel }

/** What a corrected score moves. */
const moves = shape({
  from: text(),
  to: text(),
  plans: list(
    shape({
      id,
      title: text(),
      expert: text(),
      from: picked,
      to: picked,
      orders: int(),
      back: coins,
    }),
  ),
  /** Plans whose result stays and whose score is written anew. */
  rewritten: int(),
  orders: int(),
  back: coins,
  /** Plans whose readers were paid back by the old result: they keep it, and the expert gets the share. */
  restored: int(),
  experts: int(),
  needsSecond: flag,
})

/** What is shown before a result is set right changes nothing. */
const look = {
  method: 'GET',
  effect: 'read',
  access: 'operator',
  permission: 'feeds.read',
  about: ['operators'],
  freshMs: 0,
} as const

const row = { access: 'operator', touches: ['operators'] } as const
const act = { ...row, method: 'POST', effect: 'write', permission: 'feeds.act' } as const

/** A score the feed had wrong is set right by people, and everything that rests on it is settled again. */
export const correctionEndpoints = {
  previewCorrection: endpoint({
    ...look,
    call: 'own.console.previewCorrection',
    path: '/api/console/correction/preview',
    input: shape({ matchId: id, home: points, away: points }),
    output: moves,
    refusals: scoreRefusals,
  }),
  /** Plans on pools that would move if this were drawn for a match. */
  previewMark: endpoint({
    ...look,
    call: 'own.console.previewMark',
    path: '/api/console/correction/mark',
    input: shape({ matchId: id, mark: lotteryMark }),
    output: moves,
  }),
  proposeCorrection: endpoint({
    ...act,
    call: 'own.console.proposeCorrection',
    path: '/api/console/correction/propose',
    input: shape({ matchId: id, home: points, away: points, reason: why }),
    output: shape({ id, state }),
    refusals: {
      ...scoreRefusals,
      ...refusal('correction.open', '这场比赛已有一项更正在等第二人'),
    },
  }),
  decideCorrection: endpoint({
    ...act,
    call: 'own.console.decideCorrection',
    path: '/api/console/correction/decide',
    input: shape({ id, approve: flag, reason: why }),
    output: shape({ id, state }),
    refusals: {
      ...refusal('correction.decided', '没有这项更正，或已经处理过'),
      ...refusal('correction.same_person', '这项更正需要另一位同事复核'),
    },
  }),
}
