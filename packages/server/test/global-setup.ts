import { beginRun, buildTemplate } from './template.ts'

export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  const url = process.env['DATABASE_URL']
  const endRun = url ? await beginRun(url) : undefined
  await buildTemplate()
  return endRun
}
