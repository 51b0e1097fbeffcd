import { named, optional, type House } from '#kit/codec.ts'
import { endpoint } from '#kit/endpoint.ts'
import { moment, text, words } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'

const draftKind = words({ plan: 'plan', interpretation: 'jiedu', replay: 'replay' })
export type DraftKind = House<typeof draftKind>

/** What an expert has begun to write. The text is the form's own; the server keeps it and reads nothing in it. */
export const draftEndpoints = {
  draft: endpoint({
    call: 'own.expert.draft',
    method: 'GET',
    path: '/api/expert/draft/{kind}',
    effect: 'read',
    access: 'expert',
    freshMs: 0,
    input: shape({ kind: draftKind }),
    output: shape({
      body: named('content', optional(text({ max: 20_000 }))),
      keptAtMs: named('updateTime', optional(moment)),
    }),
  }),
  keepDraft: endpoint({
    call: 'own.expert.keepDraft',
    method: 'POST',
    path: '/api/expert/draft/keep',
    effect: 'write',
    access: 'expert',
    touches: [],
    // Left out, the draft is thrown away.
    input: shape({ kind: draftKind, body: named('content', optional(text({ max: 20_000 }))) }),
    output: shape({ keptAtMs: named('updateTime', moment) }),
  }),
}
