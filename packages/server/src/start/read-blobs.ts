import type { BlobSettings } from '#kit/settings.ts'

const PARTS = {
  bucket: 'LINMEN_S3_BUCKET',
  keyId: 'LINMEN_S3_KEY_ID',
  secret: 'LINMEN_S3_SECRET',
} as const

/** `LINMEN_S3` is the address of the store; with it, bucket and key have to be there. */
export function readBlobs(env: Readonly<Record<string, string | undefined>>): BlobSettings | null {
  const address = env['LINMEN_S3']
  if (!address) return null
  if (!URL.canParse(address)) throw new Error(`环境变量 LINMEN_S3 应为网址，现在是 ${address}`)
  const part = (name: string) => {
    const value = env[name]
    if (!value) throw new Error(`设置了 LINMEN_S3，还缺少环境变量 ${name}`)
    return value
  }
  return {
    address: address.replace(/\/$/, ''),
    region: env['LINMEN_S3_REGION'] || 'us-east-1',
    bucket: part(PARTS.bucket),
    keyId: part(PARTS.keyId),
    secret: part(PARTS.secret),
  }
}
