/** What the app or page that opened us may say about the visit, in the address. */
export const visitParams = {
  sessionId: 'jcobSessionId',
  deviceId: 'device_uuid',
  shareId: 'share',
  weatherVersion: 'tq_cv',
  weatherClient: 'tq_ct',
  weatherName: 'tq_name',
} as const
