import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultAgentId } from '@linmen/domain/host/host-detection.ts'
import { demoAccounts, demoOperators, DEMO_PASSWORD } from '#features/auth/auth.demo.ts'
import { letToolsIn } from './operator.demo.ts'
import { communityDemoIds } from '#features/community/community.demo-ids.ts'
import { leagueDemoIds } from '#features/league/league.demo-ids.ts'
import { matchDemoIds } from '#features/match/match.demo-ids.ts'
import { messageDemoIds } from '#features/message/message.demo-ids.ts'
import { predictionDemoIds } from '#features/prediction/prediction.demo-ids.ts'
import { specialDemoIds } from './special/special.demo-ids.ts'
import { askedEndings } from '#features/subscription/public.ts'
import type { Ports } from '#kit/ports.ts'
import { sessionCookieName } from '#kit/session/session-cookie.ts'
import { beginSession } from '#kit/session/session-store.ts'
import { interpretationDemoIds } from './interpretation/interpretation.demo-ids.ts'
import { planDemoIds } from './plan/plan.demo-ids.ts'
import { vipDemoIds } from './vip/vip.demo-ids.ts'
import { walletDemoIds } from './wallet/wallet.demo-ids.ts'

export type DemoIds = Readonly<Record<string, string | number | undefined>>
type IdSource = (ports: Ports) => Promise<DemoIds>

/** Each feature names things that exist in its part of the demo. */
const sources: readonly IdSource[] = [
  matchDemoIds,
  leagueDemoIds,
  predictionDemoIds,
  planDemoIds,
  interpretationDemoIds,
  messageDemoIds,
  vipDemoIds,
  specialDemoIds,
  communityDemoIds,
  walletDemoIds,
]

// What the pages keep on the device; the session's secret is only in the cookie.
const MARKER_KEY = 'linmen.token'
const SIGN_KEY = 'linmen.sign-key'
const ASKED_KEY = 'linmen.ending-asked'
/** Lao owns the place; the other operators go by what they do there. */
const ROLES: Readonly<Record<string, string>> = {
  member: 'mei',
  expert: 'wei',
  operator: 'lao',
  ...Object.fromEntries(demoOperators.map(({ operates, id }) => [operates, id])),
}
const OPERATES = new Set(['lao', ...demoOperators.map(({ id }) => id)])

const IDS_FRESH_MS = 12 * 3_600_000

export const demoIdsFile = (dataDir: string) => join(dataDir, 'demo-ids.json')

/** Writes sessions and known ids beside the data, for tools that drive the running demo. */
export async function writeDemoIds(ports: Ports): Promise<void> {
  const { dataDir } = ports.settings
  const file = demoIdsFile(dataDir)
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, JSON.stringify(await collect(ports), null, 2), { mode: 0o600 })
  await chmod(file, 0o600)
}

/** Whether an earlier start named matches that are still to come, under sessions that still hold. */
export async function demoIdsStand({ db, clock, settings }: Ports): Promise<boolean> {
  const file = demoIdsFile(settings.dataDir)
  const age = clock.nowMs() - ((await stat(file).catch(() => null))?.mtimeMs ?? 0)
  if (age > IDS_FRESH_MS) return false
  const { ids } = JSON.parse(await readFile(file, 'utf8')) as { ids: Record<string, string> }
  const named = [ids['matchId'], ids['bkMatchId']].filter((id) => id !== undefined)
  if (named.length === 0) return false
  const rows = await db.read
    .selectFrom('fixture')
    .select('id')
    .where('id', 'in', named)
    .where('kick_off_at_ms', '>', clock.nowMs())
    .execute()
  return rows.length === named.length
}

async function collect(ports: Ports) {
  const tokens: Record<string, string> = { throwaway: (await begin(ports, 'mei', 'token')).secret }
  const browser: Record<string, object> = {}
  const people = await ports.db.read
    .selectFrom('member')
    .select('id')
    .where('id', 'in', Object.values(ROLES))
    .execute()
  const here = new Set(people.map(({ id }) => id))
  for (const [role, memberId] of Object.entries(ROLES)) {
    // A demo begun by an earlier version lacks those who came with a later one.
    if (!here.has(memberId)) continue
    const token = await begin(ports, memberId, 'token')
    tokens[role] = token.secret
    const { secret, publicId, signKey } = await begin(ports, memberId, 'browser')
    if (OPERATES.has(memberId))
      for (const each of [token.publicId, publicId]) await letToolsIn(ports, memberId, each)
    // As after an earlier visit, which has asked what is asked once.
    const asked = await askedEndings(ports.db.read, memberId, ports.clock.nowMs())
    browser[role] = {
      cookies: { [sessionCookieName(false)]: secret },
      storage: {
        [MARKER_KEY]: `1|${publicId}`,
        [SIGN_KEY]: signKey,
        [ASKED_KEY]: JSON.stringify(asked),
      },
    }
  }
  const found: Record<string, string | number | undefined> = {
    memberId: 'mei',
    expertId: 'wei',
    agentId: defaultAgentId('browser', ''),
  }
  for (const source of sources) Object.assign(found, await source(ports))
  return {
    tokens,
    browser,
    tokenKey: MARKER_KEY,
    account: { phone: demoAccounts[0]!.phone, password: DEMO_PASSWORD },
    productSuffix: 'Linmen',
    ids: found,
  }
}

const begin = (ports: Ports, memberId: string, kind: 'token' | 'browser') =>
  ports.db.transaction((tx) =>
    beginSession(tx, ports, {
      memberId,
      kind,
      channel: { agentId: defaultAgentId('browser', ''), platform: 'wap' },
    }),
  )
