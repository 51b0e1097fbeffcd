import type { Region } from './regions.ts'

export interface Bank {
  readonly id: string
  readonly name: string
}

/** Banks that take transfers of this kind, the large ones first. */
export const BANKS: readonly Bank[] = [
  ['ICBC', '中国工商银行'],
  ['ABC', '中国农业银行'],
  ['BOC', '中国银行'],
  ['CCB', '中国建设银行'],
  ['BCM', '交通银行'],
  ['PSBC', '中国邮政储蓄银行'],
  ['CMB', '招商银行'],
  ['CITIC', '中信银行'],
  ['CEB', '中国光大银行'],
  ['HXB', '华夏银行'],
  ['CMBC', '中国民生银行'],
  ['GDB', '广发银行'],
  ['CIB', '兴业银行'],
  ['SPDB', '上海浦东发展银行'],
  ['PAB', '平安银行'],
  ['CZB', '浙商银行'],
  ['CBHB', '渤海银行'],
  ['HFB', '恒丰银行'],
].map(([id, name]) => ({ id: id!, name: name! }))

export const bankById = (id: string): Bank | undefined => BANKS.find((bank) => bank.id === id)

/** A bank's places in a city that can be named on a transfer; others are written by hand. */
export const branchesOf = (bank: Bank, city: Region): Region[] =>
  ['分行', '分行营业部'].map((place, at) => ({
    id: `${bank.id}-${city.id}-${at}`,
    name: `${bank.name}${city.name.replace(/市$/, '')}${place}`,
  }))
