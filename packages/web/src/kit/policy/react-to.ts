import { anything, catalogued, outage, situations, type Policy } from './error-policy.ts'
import { askToRefresh } from './ask-to-refresh.ts'
import { asFailure, Outage, type Failure } from '#kit/failure.ts'
import { notices } from '#kit/notices.ts'
import type { Redirect } from '#kit/redirect.ts'
import { forgetLogin } from '#kit/login-state.ts'
import type { Reaction } from './reaction.ts'

/** Archetypes show the failure of a read where its content would be. */
export const shownInPlace = situations.inPlace

/**
 * Looks the failure up and does what its row says. Aborted calls are nobody's failure. The redirect began with the
 * call: a person who has left since is not sent to log in from another page.
 */
export function reactTo(error: unknown, redirect: Redirect, local: Policy = {}): Reaction {
  if (isAbort(error)) return { do: 'silent' }
  const failure = asFailure(error)
  const reaction = reactionTo(failure, local)
  enact(reaction, failure, redirect)
  return reaction
}

/** A row for the code beats a row for anything; a local row beats the catalogue. */
export function reactionTo(failure: Failure, local: Policy = {}): Reaction {
  const { code } = failure
  const known = local[code] ?? (isSpecial(code) ? undefined : local[anything])
  return known ?? catalogued(code)
}

// Losing the login or the connection is not what a flow's "anything else" is about.
const isSpecial = (code: string) =>
  code === outage || ['login', 'refresh'].includes(catalogued(code).do)

function textOf(failure: Failure, orElse?: string): string {
  if (failure instanceof Outage) return ''
  return failure.unspoken ? (orElse ?? failure.text) : failure.text
}

function enact(reaction: Reaction, failure: Failure, redirect: Redirect): void {
  switch (reaction.do) {
    case 'login':
      forgetLogin()
      return redirect.logIn()
    case 'toast':
      return notices.toast(reaction.text ?? textOf(failure, reaction.orElse), reaction.ms)
    case 'code':
      return notices.toast(failure.code, reaction.ms)
    case 'retry':
      return notices.toast(textOf(failure))
    case 'alert':
      return void notices.alert(reaction.text ?? textOf(failure))
    case 'refresh':
      return void askToRefresh(reaction.text)
    case 'silent':
    case 'page':
  }
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'
