import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { code, page, table } from './markdown.ts'

/**
 * Words that travel and that nobody outside the contract has a reason to write. Ordinary words
 * that are renamed in one place and used elsewhere, such as `type` or `status`, are not here.
 */
export const wireWords: readonly string[] = [
  'ableBalance',
  'alreadyBuy',
  'applyFxPatner',
  'ballType',
  'bizId',
  'blackReason',
  'chargeWayIndex',
  'checkOrJoin',
  'currentInterId',
  'deviceUuid',
  'discountCardNum',
  'discountCardWorth',
  'drawMoneyType',
  'drawMoneyWayId',
  'evaluateData',
  'expectIds',
  'feeEntry',
  'feeId',
  'fixId',
  'forbidDays',
  'forbidId',
  'forbidType',
  'foulType',
  'fxId',
  'fxb',
  'giftPackgeId',
  'giveBalance',
  'huoyan',
  'huoyanWallet',
  'interId',
  'isTwoForOne',
  'jcResult',
  'jcobMemberId',
  'jcobSessionId',
  'jcobToken',
  'jiedu',
  'jieduId',
  'leagueMatchId',
  'likeFlag',
  'lovelyMemberIds',
  'matchIdList',
  'matchType',
  'needUnlockInfo',
  'nickName',
  'onlyClientTypeArr',
  'onlyExpertId',
  'onlyExpertLevel',
  'partBank',
  'partFlag',
  'picturePath',
  'pkgExpertId',
  'pkgExpertType',
  'pkgId',
  'popLocation',
  'pullBlackId',
  'qiuFlag',
  'qtMatchId',
  'raceType',
  'raceTypeId',
  'sameHomeAway',
  'sfcResult',
  'tidian',
  'tjRaceId',
  'tssj',
  'userIcon',
  'vipDataType',
  'wealList',
  'windMarkId',
  'windmarkId',
  'withWeal',
]

interface Renamed {
  readonly wire: string
  readonly house: readonly string[]
}

/** Every field that the contract renames, read from the codecs: `sport: named('qiuFlag', sport)`. */
export function renamedFields(root: string): Renamed[] {
  const found = new Map<string, Set<string>>()
  for (const text of sources(join(root, 'packages/contract/src')))
    for (const [, house, wire] of text.matchAll(/(\w+):\s*named\(\s*'([\w-]+)'/g))
      found.set(wire!, (found.get(wire!) ?? new Set()).add(house!))
  return [...found]
    .map(([wire, house]) => ({ wire, house: [...house].toSorted() }))
    .toSorted((a, b) => (a.wire < b.wire ? -1 : 1))
}

export function wireWordsDocument(root: string): string {
  const rows = renamedFields(root).map(({ wire, house }) => [code(wire), house.join(', ')])
  return page(
    '# Words of the wire',
    'Every field that has another name inside the house. Parameters called `x`, `a`, `b` and `n` are the unnamed parts of old paths. The ideas behind the words are in the [glossary](../glossary.md).',
    table(['on the wire', 'in the house'], rows),
  )
}

const sources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
