import { isHostName, type HostName } from './host-names.ts'

export interface Surroundings {
  readonly userAgent: string
  /** The query of the address, of the page itself and of the part after the hash. */
  readonly query: Readonly<Record<string, string>>
  /** What an earlier page of this visit found out. */
  readonly remembered?: string | undefined
}

/** Who shows the page: asked for, then marked, then seen, then guessed from the agent. */
export function detectHost({ userAgent, query, remembered }: Surroundings): HostName {
  const asked = query['host'] ?? ''
  if (isHostName(asked)) return asked
  if (query['from'] === 'app') return 'native'
  const seen = hostByMark(userAgent)
  if (seen) return seen
  const agent = hostOfAgent(query['agentId'] ?? '')
  if (agent) return agent
  return remembered !== undefined && isHostName(remembered) ? remembered : 'browser'
}

/** The app that shows itself in the name of the browser. */
export const hostByMark = (userAgent: string): HostName | undefined =>
  marks.find(([mark]) => mark.test(userAgent))?.[1]

/** The host an agent belongs to, where it has one of its own. */
export const hostOfAgent = (agentId: string): HostName | undefined => agentHosts.get(agentId)

/** The agent that is credited when the address names none. */
export function defaultAgentId(host: HostName, userAgent: string): string {
  const apple = /iPhone|iPad|iPod/i.test(userAgent)
  const row = agents[host]
  return row === undefined ? OWN_AGENT : apple ? row.apple : row.other
}

const OWN_AGENT = '2335001'

const agents: Partial<Record<HostName, { apple: string; other: string }>> = {
  messaging: { apple: '2335088', other: '2335089' },
  'shopping-mini': { apple: '2335617', other: '2335621' },
  'bare-mini': { apple: '2335617', other: '2335621' },
  microblog: { apple: '2335402', other: '2335402' },
  shopping: { apple: '2335612', other: '2335612' },
  telecom: { apple: '2335507', other: '2335507' },
}

const agentHosts = new Map(
  Object.entries(agents)
    .filter(([host]) => host !== 'bare-mini')
    .flatMap(([host, { apple, other }]) => [
      [apple, host as HostName],
      [other, host as HostName],
    ]),
)

// The mini-app runs inside the shopping app and names both, so it is looked for first.
const marks: readonly (readonly [RegExp, HostName])[] = [
  [/LinmenApp/i, 'native'],
  [/jdmp|jdminiprogram/i, 'shopping-mini'],
  [/jdapp|jdjr/i, 'shopping'],
  [/MicroMessenger/i, 'messaging'],
  [/Weibo/i, 'microblog'],
  [/BallApp/i, 'sports'],
  [/TelecomApp|ctclient/i, 'telecom'],
  [/CarrierApp|cmccclient/i, 'carrier'],
  [/WeatherApp|tqclient/i, 'weather'],
]
