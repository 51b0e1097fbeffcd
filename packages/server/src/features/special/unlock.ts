import { modelVipEndpoints } from '@linmen/contract/prediction/model-vip.endpoints.ts'
import { specialEndpoints } from '@linmen/contract/special/special.endpoints.ts'
import { beijingDay } from '@linmen/domain/match/business-day.ts'
import { HISTORY_DAYS } from '@linmen/domain/special/tool-price.ts'
import { toolByCode, type Tool } from '@linmen/domain/special/tools.ts'
import type { Tx } from '#db/port.ts'
import { command } from '#kit/command.ts'
import { numberNow } from '#kit/operator/house-number.ts'
import { accessTo } from './access.ts'
import { hasSignal, matchMoment } from './look.repo.ts'
import { takeFree } from './unlock.repo.ts'

interface Wanted {
  readonly dataType: number
  readonly matchId: string
}

interface Opening {
  readonly actor: { readonly id: string }
  readonly nowMs: number
  readonly refuse: (
    code: 'match.not_found' | 'model.not_found' | 'model.closed' | 'model.no_free',
    data: {},
  ) => never
}

export const unlockFree = command(modelVipEndpoints.unlockFree, (tx, input, call) =>
  openFree(tx, input, { ...call, refuse: (code, data) => call.refuse(code, data) }),
)

export const unlock = command(specialEndpoints.unlock, (tx, input, call) =>
  openFree(tx, input, { ...call, refuse: (code, data) => call.refuse(code, data) }),
)

/** Opens one match of a tool with the look of the day. What is open already costs nothing. */
async function openFree(tx: Tx, { dataType, matchId }: Wanted, call: Opening) {
  const { actor, nowMs, refuse } = call
  const tool = toolByCode(dataType) ?? refuse('model.not_found', {})
  const match = (await matchMoment(tx, matchId)) ?? refuse('match.not_found', {})
  const { of, freeLeft, isOn } = await accessTo(tx, [match], { actor, nowMs })
  const access = of(tool, match)
  if (access !== 'locked') return { access, freeLeft }
  if (!isOn(tool)) return refuse('model.not_found', {})
  if (!(await hasSignal(tx, tool.key, match.id))) return refuse('model.closed', {})
  const taken = await take(tx, tool, { memberId: actor.id, matchId: match.id, nowMs })
  // Somebody who asks twice at the same moment takes one look, and has it both times.
  const after = await accessTo(tx, [match], { actor, nowMs })
  const opened = after.of(tool, match)
  if (!taken && opened === 'locked') return refuse('model.no_free', {})
  return { access: opened, freeLeft: after.freeLeft }
}

interface Taking {
  readonly memberId: string
  readonly matchId: string
  readonly nowMs: number
}

const take = async (tx: Tx, tool: Tool, { memberId, matchId, nowMs }: Taking) =>
  takeFree(
    tx,
    {
      member_id: memberId,
      day: beijingDay(nowMs),
      kind: 'tool',
      match_id: matchId,
      tool: tool.key,
      at_ms: nowMs,
    },
    await numberNow(tx, 'freeLooks'),
  )

/** The texts of the day, once; asking again changes nothing. */
export const unlockTexts = command(
  specialEndpoints.unlockTexts,
  async (tx, _input, { actor, nowMs }) => {
    const day = beijingDay(nowMs)
    const text = { kind: 'text', match_id: null, tool: null } as const
    await takeFree(tx, { member_id: actor.id, day, at_ms: nowMs, ...text }, 1)
    return {
      analysis: { lookTime: await numberNow(tx, 'freeLooks'), pageLength: HISTORY_DAYS.winMark },
      special: { pageLength: HISTORY_DAYS.winMark },
    }
  },
)
