/** Tests of what only the embedded database has: its folder, its start, its backup. They run on it in any case. */
export const onlyEmbedded = [
  'src/db/lite/*.test.ts',
  'src/start/keep-copy.test.ts',
  'test/start-and-stop.test.ts',
]

/**
 * The golden path of each area: when the tests run on PostgreSQL, these run on the embedded database too, because the
 * statements of any area may meet something that it does otherwise. An area without tests of its own names another's.
 */
export const goldenPaths: Readonly<Record<string, string>> = {
  ad: 'promotion/ads',
  archive: 'archive/archive',
  auth: 'auth/auth',
  basketball: 'basketball/match-detail',
  captcha: 'auth/send-code',
  chat: 'chat/chat',
  community: 'community/community',
  console: 'console/desks',
  coupon: 'coupon/coupon.reads',
  exchange: 'exchange/exchange-hours',
  expert: 'expert/ranking',
  favourite: 'favourite/favourite',
  football: 'football/match-detail',
  home: 'home/news',
  host: 'host/host',
  identity: 'auth/auth',
  interpretation: 'interpretation/interpretation',
  league: 'league/league',
  lottery: 'lottery/lottery-draw',
  match: 'match/feed/ingest',
  message: 'message/message',
  note: 'plan/note',
  odds: 'odds/odds',
  pay: 'pay/direct-pay',
  plan: 'plan/publish-plan',
  prediction: 'prediction/prediction',
  privacy: 'privacy/privacy',
  promotion: 'promotion/campaigns',
  push: 'push/push',
  reconcile: 'reconcile/reconcile',
  'record-log': 'record-log/record-log',
  'red-packet': 'red-packet/red-packet',
  refund: 'refund/refund',
  reminder: 'reminder/remind',
  replay: 'replay/replay',
  sale: 'plan/buy-plan',
  search: 'search/finds',
  'set-meal': 'set-meal/set-meal',
  settlement: 'settlement/settle-plans',
  sms: 'sms/send-sms',
  special: 'special/special',
  stats: 'stats/stats',
  subscription: 'subscription/subscription',
  upload: 'upload/upload',
  user: 'user/account',
  video: 'video/video',
  vip: 'vip/vip',
  wallet: 'wallet/ledger',
  withdrawal: 'withdrawal/withdrawal',
}

/** Beside the golden paths, where the two databases differ most: the database layer, the jobs, the check of the ledger. */
export const alsoEmbedded = [
  'src/db/*.test.ts',
  'src/jobs/*.test.ts',
  'src/start/ledger-check.test.ts',
  ...new Set(Object.values(goldenPaths).map((path) => `src/features/${path}.test.ts`)),
]
