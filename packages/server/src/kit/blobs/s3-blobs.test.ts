import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startS3 } from '#test/s3-server.ts'
import { TEST_NOW_MS, testClock } from '#test/test-ports.ts'
import { s3Blobs } from './s3-blobs.ts'

const account = { keyId: 'AKLINMEN', secret: 'a secret/with+signs', bucket: 'linmen' }
const clock = testClock(TEST_NOW_MS)

let bucket: Awaited<ReturnType<typeof startS3>>
beforeAll(async () => {
  bucket = await startS3(account, () => TEST_NOW_MS)
})
afterAll(() => bucket.close())
beforeEach(() => {
  clock.set(TEST_NOW_MS)
  bucket.refused.length = 0
})

const store = (more: Partial<typeof account> = {}) =>
  s3Blobs({ address: bucket.address, region: 'cn-north-1', ...account, ...more }, clock)

test('a file is put, read and removed, each request signed', async () => {
  const bytes = Buffer.from([0, 255, 1, 254, 10, 13])
  await store().put('pictures/one.webp', bytes)
  expect([...bucket.objects.keys()]).toEqual(['/linmen/pictures/one.webp'])
  expect(await store().get('pictures/one.webp')).toEqual(bytes)
  await store().remove('pictures/one.webp')
  expect(await store().get('pictures/one.webp')).toBeNull()
  expect(bucket.refused).toEqual([])
})

test('what is not there is null, and removing it is nothing', async () => {
  expect(await store().get('pictures/none.webp')).toBeNull()
  await store().remove('pictures/none.webp')
})

test.each([
  ['another secret', { secret: 'wrong' }, 0, 'SignatureDoesNotMatch'],
  ['another key', { keyId: 'AKOTHER' }, 0, 'InvalidAccessKeyId'],
  ['a clock an hour late', {}, 3_600_000, 'RequestTimeTooSkewed'],
])('%s is refused, and told as a fault', async (_name, more, lateMs, fault) => {
  clock.advance(lateMs)
  await expect(store(more).put('pictures/x.webp', Buffer.from('x'))).rejects.toThrow('403')
  expect(bucket.refused).toEqual([fault])
})

test('a bucket that is not there is a fault, and no name leads out of it', async () => {
  await expect(store({ bucket: 'other' }).put('pictures/x.webp', Buffer.from('x'))).rejects.toThrow(
    'the bucket is not there',
  )
  await expect(store().get('../secrets.txt')).rejects.toThrow('not a name')
})
