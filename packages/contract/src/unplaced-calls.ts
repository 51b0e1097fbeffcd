/** Calls of the inventory that have no row of their own, and what answers in their place. */
export const unplacedCalls: Readonly<Record<string, string>> = {
  'c.sportdata.f': 'the gateway itself: its methods are the rows of sportdata/',
  'c.dataservice': 'no path is given; every apiName is served by the gateway',
  'c.authCode.custom':
    'posts to a path the caller names: clients choose from the send rows of auth and host, never a free path',
  'c.unnamed.couponNumber': 'the same question as c.query.couponNum',
  'c.unnamed.vipGiftRecords': 'the same question as own.vip.listGifts',
  'c.unnamed.vipOrderRecords': 'the same question as c.vip.vipOrderRecord',
  'c.vip.wealModal': 'asks c.member.vip.weal.info with kind 3',
}
