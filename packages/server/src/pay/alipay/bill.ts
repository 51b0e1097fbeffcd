import type { Cents } from '@linmen/contract'
import type { Billed } from '@linmen/domain/pay/reconcile.ts'
import { inflateRawSync } from 'node:zlib'
import { fenOf } from '#pay/yuan.ts'

// Columns of the list of single movements, as Alipay has written it for years.
const [TRADE_NO, OUT_NO, KIND, AMOUNT, REFUND_NO, FEE] = [0, 1, 2, 11, 21, 22] as const

/** The movements in a day's bill: a zip with two lists in GBK, of which the one without sums is read. */
export function readAlipayBill(zip: Buffer): Billed[] {
  const list = entriesOf(zip).find(({ name }) => !/summary|汇总/.test(name))
  if (!list) throw new Error('the bill has no list of movements')
  return new TextDecoder('gbk')
    .decode(list.content)
    .split(/\r?\n/)
    .filter((line) => /^\d/.test(line))
    .map((line) => {
      const cells = line.split(',').map((cell) => cell.trim())
      const isRefund = cells[KIND] === '退款' || cells[KIND] === 'REFUND'
      const amount = fenOf(cells[AMOUNT]!)
      return {
        kind: isRefund ? 'refund' : 'pay',
        outNo: isRefund ? cells[REFUND_NO]! : cells[OUT_NO]!,
        tradeNo: cells[TRADE_NO]!,
        amount: Math.abs(amount) as Cents,
        fee: Math.abs(fenOf(cells[FEE]!)) as Cents,
        status: 'done',
      }
    })
}

interface Entry {
  readonly name: string
  readonly content: Buffer
}

const [CENTRAL, END, DEFLATED] = [0x02014b50, 0x06054b50, 8]

/** The files in a zip, by its directory at the end. */
function entriesOf(zip: Buffer): Entry[] {
  let end = zip.length - 22
  while (end >= 0 && zip.readUInt32LE(end) !== END) end -= 1
  if (end < 0) throw new Error('the bill is no zip')
  const entries: Entry[] = []
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== CENTRAL) throw new Error('the bill is a broken zip')
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field))
    const name = new TextDecoder('gbk').decode(zip.subarray(at + 46, at + 46 + nameLength!))
    const header = zip.readUInt32LE(at + 42)
    const from = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28)
    const packed = zip.subarray(from, from + zip.readUInt32LE(at + 20))
    const isPacked = zip.readUInt16LE(at + 10) === DEFLATED
    entries.push({ name, content: isPacked ? inflateRawSync(packed) : packed })
    at += 46 + nameLength! + extra! + comment!
  }
  return entries
}
