import { expect, test } from 'vitest'
import { cents } from '#money/cents.ts'
import { billDifferences, channelFee, type Billed, type Booked } from './reconcile.ts'

const booked = (outNo: string, rest: Partial<Booked> = {}): Booked => ({
  kind: 'pay',
  outNo,
  amount: cents(1000),
  isDone: true,
  ...rest,
})
const billed = (outNo: string, rest: Partial<Billed> = {}): Billed => ({
  kind: 'pay',
  outNo,
  tradeNo: `T${outNo}`,
  amount: cents(1000),
  fee: cents(6),
  status: 'done',
  ...rest,
})
const kinds = (bill: Billed[], mine: Booked[], due = mine) =>
  billDifferences(bill, mine, due).map(({ kind, outNo }) => `${kind} ${outNo}`)

test.each<[string, Billed[], Booked[], string[]]>([
  ['both agree', [billed('a')], [booked('a')], []],
  ['nothing moved', [], [], []],
  ['they know one we do not', [billed('a')], [], ['missing_here a']],
  ['we know one they do not', [], [booked('a')], ['missing_there a']],
  ['another amount', [billed('a', { amount: cents(999) })], [booked('a')], ['amount a']],
  ['they failed, we did not', [billed('a', { status: 'failed' })], [booked('a')], ['status a']],
  ['they are done, we are not', [billed('a')], [booked('a', { isDone: false })], ['status a']],
  ['another fee', [billed('a', { fee: cents(7) })], [booked('a')], ['fee a']],
  ['one line twice', [billed('a'), billed('a')], [booked('a')], ['duplicate a']],
  [
    'the same number of another kind is another movement',
    [billed('a', { kind: 'refund', fee: cents(0) })],
    [booked('a')],
    ['missing_here a', 'missing_there a'],
  ],
  [
    'amount goes before status and fee',
    [billed('a', { amount: cents(1), status: 'failed', fee: cents(9) })],
    [booked('a')],
    ['amount a'],
  ],
])('%s', (_name, bill, mine, expected) => {
  expect(kinds(bill, mine)).toEqual(expected)
})

test('what was moved on another day agrees, but does not have to stand in this bill', () => {
  expect(kinds([billed('a')], [booked('a'), booked('b')], [])).toEqual([])
})

test('a fee is told as it should be and as it is', () => {
  const [found] = billDifferences([billed('a', { fee: cents(7) })], [booked('a')], [])
  expect(found).toMatchObject({ ours: 6, theirs: 7, tradeNo: 'Ta' })
})

test.each([
  ['pay', 10_000, 60],
  ['pay', 83, 0],
  ['pay', 84, 1],
  ['refund', 10_000, 0],
  ['payout', 10_000, 0],
] as const)('the fee of a %s of %i fen is %i', (kind, amount, fee) => {
  expect(channelFee(kind, cents(amount))).toBe(fee)
})
