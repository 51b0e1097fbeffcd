import type { leagueGateway } from '@linmen/contract/league/league.gateway.ts'
import type { Stage } from '@linmen/domain/sport/atlas.ts'
import { currentRound, roundsOf, type Round } from '@linmen/domain/standings/rounds.ts'
import { presentHead, presentStage } from './atlas.present.ts'
import { presentBracket } from './bracket.present.ts'
import { footballRows } from './row.present.ts'
import { fromBook } from './season-book.ts'
import { chosenBook, chosenStage, type SeasonChoice } from './season-choice.ts'
import type { Asked, SharedReads } from '#kit/answers/shared-answers.ts'

type Handlers = SharedReads<typeof leagueGateway>

export const leagueRounds: Handlers['getLeagueSubRoundLinmen'] = (_db, input, call) =>
  roundsIn(['table', 'groups'], input, call)

export const cupRounds: Handlers['getLeagueCupRoundLinmen'] = (_db, input, call) =>
  roundsIn(['groups', 'knockout'], input, call)

export const footballBracket: Handlers['getLeagueSeasonBracketNew'] = async (_db, input, call) => {
  const found = await chosenBook('football', input, call)
  const { book } = found
  const stage = chosenStage(book, ['knockout'], { ...input, nowMs: call.nowMs })
  return {
    ...(await presentHead(found, call)),
    stage: stage && presentStage(stage),
    rounds: presentBracket(book, stage, (legs) => footballRows(call.ports, legs)),
  }
}

async function roundsIn(
  kinds: readonly Stage['kind'][],
  input: SeasonChoice & { readonly round?: number },
  call: Asked,
) {
  const found = await chosenBook('football', input, call)
  const { book } = found
  const wanted = book.stages.filter(
    ({ id, kind }) => kinds.includes(kind) && (input.stageId ?? id) === id,
  )
  const ids = new Set(wanted.map(({ id }) => id))
  const rounds = fromBook(book, `rounds|${[...ids].join()}`, ({ sheets }) =>
    roundsOf(sheets.filter(({ fixture }) => ids.has(fixture.stageId))),
  )
  const shown =
    input.round === undefined
      ? currentRound(rounds)
      : (rounds.find(({ round }) => round === input.round) ?? null)
  return {
    ...(await presentHead(found, call)),
    rounds: rounds.map(presentRound),
    current: shown && presentRound(shown),
    matches: footballRows(call.ports, shown?.matches ?? []),
  }
}

const presentRound = ({ matches: _matches, ...round }: Round) => round
