import { hostEndpoints } from '@linmen/contract/host/host.endpoints.ts'
import { openSession, holderOf } from '#features/auth/public.ts'
import { hostsOf } from '#hosts/hosts-of.ts'
import type { HostLogins } from '#hosts/port.ts'
import { action } from '#kit/action.ts'
import type { Call } from '#kit/call.ts'
import { openText, sealText } from '#kit/secrets/sealed-text.ts'
import { spendNonce } from '#kit/secrets/used-nonce.ts'
import { loginAddress } from './host-login.ts'
import { memberOfPerson } from './member-of-person.ts'

const STATE_LIFE_MS = 10 * 60_000
const PURPOSE = 'microblog-state'

type Row = typeof hostEndpoints.loginWithMicroblog

/** First where to ask the microblog, then in with its code. The state belongs to the visitor who began. */
export const loginWithMicroblog = action(
  hostEndpoints.loginWithMicroblog,
  async (input, call: Call<Row>) => {
    const hosts = hostsOf(call.ports) ?? call.refuse('host.not_connected', {})
    const { returnUrl, shareId, code, state } = input
    if (code === undefined) return { loginUrl: begin(hosts, call, { returnUrl, shareId }) }
    const begun = state === undefined ? null : readState(call, state)
    if (!begun || !(await isFirst(call, state!))) return call.refuse('host.microblog_failed', {})
    const person = await hosts.microblog.person({ code, returnUrl: begun.returnUrl })
    if (!person) return call.refuse('host.microblog_failed', {})
    const arrival = { provider: 'microblog', person, shareId: begun.shareId } as const
    const { db } = call.ports
    const memberId = await db.transaction((tx) => memberOfPerson(tx, call, arrival))
    const account = `microblog:${person.subject}`
    const opened = await openSession(call, { memberId, account, vouchedBy: 'microblog' })
    return typeof opened === 'string' ? call.refuse(opened, {}) : { login: opened }
  },
)

interface State {
  readonly returnUrl: string
  readonly shareId?: string
  readonly endsAtMs: number
}

interface Wish {
  readonly returnUrl: string | undefined
  readonly shareId: string | undefined
}

function begin({ microblog }: HostLogins, call: Call<Row>, { returnUrl, shareId }: Wish): string {
  const address = loginAddress(call.ports.settings.publicUrl, returnUrl)
  const state: State = {
    returnUrl: address,
    endsAtMs: call.nowMs + STATE_LIFE_MS,
    ...(shareId !== undefined && { shareId }),
  }
  const sealed = sealText(call.ports, sealFor(call), JSON.stringify(state))
  return microblog.loginUrl({ returnUrl: address, state: sealed })
}

function readState(call: Call<Row>, sealed: string): State | null {
  try {
    const state = JSON.parse(openText(call.ports, sealFor(call), sealed)) as State
    return state.endsAtMs > call.nowMs ? state : null
  } catch {
    return null
  }
}

const sealFor = (call: Call<Row>) => ({ purpose: PURPOSE, place: holderOf(call) })

const isFirst = ({ ports, nowMs }: Call<Row>, state: string) =>
  ports.db.transaction((tx) => spendNonce(tx, state.slice(-64), nowMs + STATE_LIFE_MS))
