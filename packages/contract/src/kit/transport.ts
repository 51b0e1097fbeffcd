/** The names that travel beside the payload of every call. Both ends read them from here. */
export const appVersion = '8.1.3'

export const wireParams = {
  agentId: 'agentId',
  platform: 'platform',
  appVersion: 'appVersion',
  from: 'from',
} as const

/** What a link that was passed on says of itself: its own number, and the way it went. */
export const shareParams = { shareId: 'shareInfoId', from: 'shareFrom' } as const

export const gatewayPath = '/sportdata/f'

/** Query parameters of the gateway, which the specification sends beside the body. */
export const gatewayParams = { sessionId: 'jcobSessionId', memberId: 'userId' } as const

export const wireHeaders = {
  requestId: 'x-request-id',
  nonce: 'x-nonce',
  time: 'x-time',
  sign: 'x-sign',
  forgeryToken: 'X-XSRF-TOKEN',
  statusTransform: 'X-Status-Transform',
  deviceId: 'deviceUuid',
  token: 'jcobToken',
  sessionId: 'jcobSessionId',
} as const

export const forgeryCookie = 'XSRF-TOKEN'

/** What a browser session signs for a call that moves money: one line for each part. */
export function signingText(call: {
  method: string
  path: string
  query: Readonly<Record<string, string>>
  bodySha256Hex: string
  requestId: string
  nonce: string
  timeMs: number
}): string {
  const query = Object.keys(call.query)
    .toSorted()
    .map((name) => `${encodeURIComponent(name)}=${encodeURIComponent(call.query[name]!)}`)
    .join('&')
  const target = query === '' ? call.path : `${call.path}?${query}`
  const { method, bodySha256Hex, requestId, nonce, timeMs } = call
  return [method, target, bodySha256Hex, requestId, nonce, String(timeMs)].join('\n')
}
