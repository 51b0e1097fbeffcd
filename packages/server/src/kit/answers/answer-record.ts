import type { Reply } from '#kit/binding.ts'
import type { Incoming, IssuedSession, SessionChange } from '#kit/call.ts'
import { openText, sealText } from '#kit/secrets/sealed-text.ts'

/** How the answer to a request id is written down, and read for whoever asks again. */
export interface AnswerRecord {
  /** For the handler: notes the session it begins, which is part of its answer. */
  readonly session: SessionChange
  write(reply: Reply): string | null
  open(written: string): Reply
}

interface Written {
  readonly fields: object
  readonly issued: IssuedSession | null
}

/** A secret answer is sealed at its place: the record of a registration would be the key to the account. */
export function recordFor(
  { session, ports }: Incoming,
  { scope, key }: { scope: string; key: string },
  secret: boolean,
): AnswerRecord {
  const at = { purpose: 'answer', place: `${scope} ${key}` }
  let issued: IssuedSession | null = null
  return {
    session: {
      ...session,
      begin: (begun) => {
        if (!secret) throw new Error('a command that begins a session has a secret answer')
        issued = begun
        session.begin(begun)
      },
    },
    write: (reply) => {
      if (reply.kind !== 'fields') return null
      const { fields } = reply
      return secret
        ? sealText(ports, at, JSON.stringify({ fields, issued } satisfies Written))
        : JSON.stringify(fields)
    },
    open: (written) => {
      if (!secret) return { kind: 'fields', fields: JSON.parse(written) as object }
      const { fields, issued: begun } = JSON.parse(openText(ports, at, written)) as Written
      if (begun) session.begin(begun)
      return { kind: 'fields', fields }
    },
  }
}
